import { type Layer, RECIPES, type Voice } from './voices.ts';

/** Nothing is quite silent to an exponential curve. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Makes a voice sound now: `pan` from -1 on the left to 1 on the right, `volume` up to 1. */
export function play(voice: Voice, pan: number, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    // Browsers are silent until somebody has touched the page; what could not be heard then is not made up for later.
    context.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const place = context.createStereoPanner();
  place.pan.value = pan;
  const level = context.createGain();
  // Ears hear powers, not sums.
  level.gain.value = volume ** 2;
  place.connect(level).connect(context.destination);
  for (const layer of RECIPES[voice]) sound(context, layer, place);
}

function sound(audio: AudioContext, layer: Layer, out: AudioNode): void {
  const { at = 0, attack = 0.001, lasts, gain, from, to = from } = layer;
  const start = audio.currentTime + at;
  const end = start + attack + lasts;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(gain, start + attack);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(out);
  const { source, pitch } =
    layer.source === 'noise' ? noise(audio, layer, envelope) : tone(audio, layer.source, envelope);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
}

interface Sounding {
  readonly source: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
}

function tone(audio: AudioContext, type: OscillatorType, out: AudioNode): Sounding {
  const source = audio.createOscillator();
  source.type = type;
  source.connect(out);
  return { source, pitch: source.frequency };
}

function noise(audio: AudioContext, { narrow = 1 }: Layer, out: AudioNode): Sounding {
  hiss ??= hissOf(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  source.connect(filter).connect(out);
  return { source, pitch: filter.frequency };
}

/** A second of noise, made once. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  // Heard and not played: it decides nothing, so it needs no Chance.
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
