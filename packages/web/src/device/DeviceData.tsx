import { Refused } from '@stolik/protocol/page';
import { useState } from 'react';
import { Unreachable } from '../online/api.ts';
import { useSettings } from '../store/settings.ts';
import { fetchDevice, sendDevice } from './account.ts';
import { BadDevice, type Device, printDevice, readDevice, takeOver } from './file.ts';
import { deviceWords } from './words.ts';

/** Longer than anything that a browser has kept: whoever has more chose another file. */
const MOST_BYTES = 128 * 1024 * 1024;

interface DeviceDataProps {
  /** Whether somebody with an account is signed in here. */
  readonly hasAccount: boolean;
  onRestored(): void;
}

/** What lives in this browser alone: to a file, or into one's account, and back from there. */
export function DeviceData({ hasAccount, onRestored }: DeviceDataProps) {
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
    if (!file) return;
    await look(async () => {
      if (file.size > MOST_BYTES) throw new BadDevice('notOurs');
      return readDevice(await file.text());
    });
  }

  /** Shows what a file or an account holds, or says what is wrong with it. */
  async function look(reading: () => Promise<Device | undefined>): Promise<void> {
    setFound(undefined);
    setTold(undefined);
    try {
      const device = await reading();
      setFound(device);
      if (!device) setTold({ text: words.nothing, isBad: false });
    } catch (error) {
      if (error instanceof Refused || error instanceof Unreachable) return setTold({ text: words.away, isBad: true });
      const { kind, about } = error instanceof BadDevice ? error : new BadDevice('broken', String(error));
      setTold({ text: words.bad(kind, about), isBad: true });
    }
  }

  async function send(): Promise<void> {
    try {
      const { games, left } = await sendDevice(Date.now());
      setTold({ text: words.sent(games, left), isBad: false });
    } catch {
      setTold({ text: words.away, isBad: true });
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
      {hasAccount && (
        <>
          <p>{words.account}</p>
          <div className="row">
            <button type="button" className="button" onClick={send}>
              {words.send}
            </button>
            <button type="button" className="button" onClick={() => look(fetchDevice)}>
              {words.fetch}
            </button>
          </div>
        </>
      )}
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
