// A few sounds, made on the spot: wood, paper and a drum. Off until somebody switches them on.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** How an event sounds: which body is struck, how high, how long (seconds). */
type Sound = { body: 'paper' | 'drum' | 'bell'; pitch: number; length: number };

const SOUNDS: Record<string, Sound> = {
  drew: { body: 'paper', pitch: 1800, length: 0.09 },
  added: { body: 'paper', pitch: 900, length: 0.12 },
  sacrificed: { body: 'drum', pitch: 150, length: 0.16 },
  passed: { body: 'drum', pitch: 220, length: 0.1 },
  entered: { body: 'drum', pitch: 70, length: 0.5 },
  revealed: { body: 'paper', pitch: 1300, length: 0.14 },
  killed: { body: 'bell', pitch: 520, length: 0.3 },
  struck: { body: 'drum', pitch: 90, length: 0.3 },
  succeeded: { body: 'bell', pitch: 784, length: 0.8 },
  failed: { body: 'drum', pitch: 55, length: 0.8 },
  won: { body: 'bell', pitch: 1046, length: 1.2 },
};

/** Let an event be heard, if its kind has a sound and the viewer wants any. */
export function sound(kind: string): void {
  const made = SOUNDS[kind];
  if (!settings.sound || !made) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.18, start);
  volume.gain.exponentialRampToValueAtTime(0.0008, start + made.length);
  volume.connect(context.destination);
  if (made.body === 'paper') {
    const noise = context.createBufferSource();
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * made.length), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noise.buffer = buffer;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = made.pitch;
    noise.connect(band).connect(volume);
    noise.start(start);
    return;
  }
  const tone = context.createOscillator();
  tone.type = made.body === 'bell' ? 'triangle' : 'sine';
  tone.frequency.setValueAtTime(made.pitch, start);
  if (made.body === 'drum') tone.frequency.exponentialRampToValueAtTime(made.pitch * 0.6, start + made.length);
  tone.connect(volume);
  tone.start(start);
  tone.stop(start + made.length);
}
