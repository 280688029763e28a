import { Refused } from '@stolik/protocol/page';
import { ask } from '../online/api.ts';

/** A passkey as the server lists it, times in milliseconds. */
export interface Passkey {
  readonly id: string;
  readonly name: string | null;
  readonly created: number;
  readonly used: number | null;
}

/** Whether this browser and this address can have passkeys. */
export function hasPasskeys(): boolean {
  return (
    window.isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Makes a passkey on this device and gives it to the account of whoever knows the password. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options', { password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await given(() => navigator.credentials.create({ publicKey }));
  await ask('POST', '/me/passkeys', { response, name });
}

/** Signs in with a passkey that the device has. */
export async function signInWithPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await given(() => navigator.credentials.get({ publicKey }));
  await ask('POST', '/passkeys/session', { response });
}

/** What this device may be called: its owner knows better. */
export function deviceName(): string {
  return /iPhone|iPad|Android|Windows|Mac(?=intosh)|Linux|CrOS/.exec(navigator.userAgent)?.[0] ?? '';
}

/** What the device answers, as JSON; a player who changed their mind is a refusal like any other. */
async function given(request: () => Promise<Credential | null>): Promise<unknown> {
  const credential = await request().catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) {
    throw new Refused({ code: 'no-passkey', message: 'the device gave no passkey' });
  }
  return credential.toJSON();
}
