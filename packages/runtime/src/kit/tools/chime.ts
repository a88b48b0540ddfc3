let context: AudioContext | undefined;

/** Browsers let sound begin at a click only: called when a timer is started. */
export function readyChime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
  } catch {
    // No sound here; the end is shown as well.
  }
}

/** A few soft tones; higher ones for the start of work. */
export function chime(kind: 'start' | 'end' | 'tick'): void {
  if (context === undefined || context.state !== 'running') return;
  const tones = { start: [660, 880], end: [880, 660, 880], tick: [520] }[kind];
  for (const [at, frequency] of tones.entries()) tone(context, frequency, context.currentTime + at * 0.22);
}

function tone(audio: AudioContext, frequency: number, start: number): void {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.2);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.22);
}
