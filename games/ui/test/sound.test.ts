import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSomethingToHear, setVolume, sing, touch } from '../sound/sound.ts';
import { RECIPES, VOICES } from '../sound/voices.ts';

/** When what was started, and where it was heard. */
const started: number[] = [];
const pans: { value: number }[] = [];

const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = (more: object = {}) => ({ connect: (to: object) => to, ...more });
const source = () => node({ frequency: param(), start: (at: number) => started.push(at), stop: vi.fn() });

class FakeContext {
  state = 'running';
  currentTime = 10;
  sampleRate = 100;
  destination = node();
  createGain = () => node({ gain: param() });
  createOscillator = source;
  createBufferSource = source;
  createBiquadFilter = () => node({ frequency: param(), Q: param() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  createStereoPanner = () => {
    const pan = param();
    pans.push(pan);
    return node({ pan });
  };
}

const vibrate = vi.fn();
beforeEach(() => {
  started.length = 0;
  pans.length = 0;
  vibrate.mockClear();
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('innerWidth', 1_000);
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  setVolume(0);
  vi.unstubAllGlobals();
});

it('every voice sounds, each layer in its time, where it happens', async () => {
  setVolume(0.5);
  const left = { getBoundingClientRect: () => ({ x: 0, width: 200 }) } as Element;
  for (const voice of VOICES) {
    started.length = 0;
    // At the same moment it is heard once.
    await Promise.all([sing(voice, left), sing(voice, left)]);
    expect(started, voice).toEqual(RECIPES[voice].map(({ at = 0 }) => 10 + at));
  }
  expect(new Set(pans.map(({ value }) => value.toFixed(2)))).toEqual(new Set(['-0.56']));
});

it('is silent when it is off, and tells whoever asks when there is something to hear', async () => {
  const asks = vi.fn();
  const stop = onSomethingToHear(asks);
  for (const voice of VOICES) await sing(voice);
  touch();
  expect([started.length, asks.mock.calls.length, vibrate.mock.calls.length]).toEqual([0, 2, 0]);
  stop();
  setVolume(1);
  touch();
  expect(vibrate.mock.calls).toEqual([[8]]);
});
