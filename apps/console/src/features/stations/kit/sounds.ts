/** Audible outcome. */
export type Tone = 'good' | 'notice' | 'bad' | 'again' | 'kept';

type Note = {
  readonly hertz: number;
  readonly atMs: number;
  readonly forMs: number;
  readonly shape?: OscillatorType;
};

/** One melody per outcome; they differ in direction and rhythm, not only in pitch. */
const melodies: Readonly<Record<Tone, readonly Note[]>> = {
  good: [
    { hertz: 880, atMs: 0, forMs: 70 },
    { hertz: 1320, atMs: 80, forMs: 110 },
  ],
  notice: [
    { hertz: 660, atMs: 0, forMs: 130 },
    { hertz: 660, atMs: 190, forMs: 130 },
    { hertz: 880, atMs: 380, forMs: 180 },
  ],
  bad: [
    { hertz: 196, atMs: 0, forMs: 260, shape: 'square' },
    { hertz: 147, atMs: 300, forMs: 380, shape: 'square' },
  ],
  again: [
    { hertz: 1320, atMs: 0, forMs: 45 },
    { hertz: 1320, atMs: 75, forMs: 45 },
  ],
  kept: [{ hertz: 520, atMs: 0, forMs: 90 }],
};

const loudness = 0.2;
let context: AudioContext | undefined;

/** Plays the melody of an outcome; audio errors are ignored so that they never block a scan. */
export function playTone(tone: Tone): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime;
    for (const note of melodies[tone]) playNote(context, start, note);
  } catch {
    context = undefined;
  }
}

function playNote(audio: AudioContext, start: number, { hertz, atMs, forMs, shape = 'sine' }: Note): void {
  const from = start + atMs / 1000;
  const until = from + forMs / 1000;
  const gain = audio.createGain();
  // Ramped gain: an abrupt start or end clicks.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(shape === 'square' ? loudness / 2 : loudness, from + 0.01);
  gain.gain.linearRampToValueAtTime(0, until);
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.value = hertz;
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(until);
}
