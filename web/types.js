// The types of what the room and the page say to each other, from the room's own schema. Run by `npm run types`.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const { $defs } = JSON.parse(await readFile(process.argv[2] ?? '../docs/schemas/room.json', 'utf8'));

// A field with a default is always sent; the schema lists it as not required because it may be left out when sent to the room.
const toRoom = new Set(['Wish', 'Place', 'Sitting', 'Hello', 'Key', 'Move', 'Undo', 'Since', 'Ping']);
const plain = (schema) => {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const { title, pattern, minLength, maxLength, minimum, maximum, ...rest } = schema;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, key === '$ref' ? value.replace('$defs', 'definitions') : plain(value)]),
  );
};
const definitions = Object.fromEntries(
  Object.entries($defs).map(([name, schema]) => {
    const simple = plain(schema);
    if (simple.type === 'object' && simple.properties) {
      simple.additionalProperties = false;
      if (!toRoom.has(name)) simple.required = Object.keys(simple.properties);
    }
    return [name, simple];
  }),
);
const written = await compile(
  { title: 'Everything', type: 'object', additionalProperties: false, definitions, properties: {} },
  'Everything',
  {
    bannerComment: '// Written by `npm run types` from docs/schemas/room.json: change src/herna/room/wire.py instead.',
    unreachableDefinitions: true,
    declareExternallyReferenced: true,
    style: { singleQuote: true, printWidth: 120 },
  },
);
await writeFile('src/lib/types.ts', written.replace(/^export interface Everything \{\}\n/m, ''));
