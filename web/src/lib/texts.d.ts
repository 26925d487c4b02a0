declare module 'virtual:texts' {
  /** Fluent texts by `LANGUAGE/FAMILY`; the family `shared` is everybody's. */
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
