import { useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { BadDevice, type Device, printDevice, readDevice, takeOver } from './file.ts';
import { deviceWords } from './words.ts';

/** Longer than anything that a browser has kept: whoever has more chose another file. */
const MOST_BYTES = 128 * 1024 * 1024;

/** What lives in this browser alone: to a file, and back from one. */
export function DeviceData({ onRestored }: { onRestored(): void }) {
  const { language } = useSettings();
  const words = deviceWords[language];
  const [found, setFound] = useState<Device>();
  const [told, setTold] = useState<{ readonly text: string; readonly isBad: boolean }>();

  async function save(): Promise<void> {
    const now = new Date();
    const address = URL.createObjectURL(new Blob([await printDevice(now.getTime())], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `stolik-device-${now.toISOString().slice(0, 10)}.json`;
    link.click();
    URL.revokeObjectURL(address);
  }

  async function read(file: File | undefined): Promise<void> {
    setFound(undefined);
    setTold(undefined);
    if (!file) return;
    try {
      if (file.size > MOST_BYTES) throw new BadDevice('notOurs');
      setFound(await readDevice(await file.text()));
    } catch (error) {
      const { kind, about } = error instanceof BadDevice ? error : new BadDevice('broken', String(error));
      setTold({ text: words.bad(kind, about), isBad: true });
    }
  }

  async function take(device: Device): Promise<void> {
    setFound(undefined);
    try {
      const { games, known } = await takeOver(device);
      setTold({ text: words.taken(games, known), isBad: false });
      onRestored();
    } catch {
      setTold({ text: words.failed, isBad: true });
    }
  }

  return (
    <section className="me-card" id="device">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div className="row">
        <button
          type="button"
          className="button"
          onClick={() => save().catch(() => setTold({ text: words.failed, isBad: true }))}
        >
          {words.save}
        </button>
        <label className="button">
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ target }) => {
              read(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          {words.read}
        </label>
      </div>
      {found && (
        <div role="status">
          <p>{words.found(found.games.length, Object.keys(found.lessons).length)}</p>
          <div className="row">
            <button type="button" className="button" data-look="main" onClick={() => take(found)}>
              {words.take}
            </button>
            <button type="button" className="button" onClick={() => setFound(undefined)}>
              {words.cancel}
            </button>
          </div>
        </div>
      )}
      {told && <p role={told.isBad ? 'alert' : 'status'}>{told.text}</p>}
    </section>
  );
}
