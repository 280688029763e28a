let context: AudioContext | undefined;

/** A small knock of glass, made here: nothing is loaded. */
export function playSound(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(880, now);
  tone.frequency.exponentialRampToValueAtTime(420, now + 0.08);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.18);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.2);
}
