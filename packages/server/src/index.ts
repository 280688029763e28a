export { type AppSetup, buildApp } from './app.ts';
export { problemSchema } from './http/errors.ts';
export { People } from './people/people.ts';
export type { Person } from './people/person.ts';
export { signedIn } from './people/routes.ts';
export { readSettings, type Settings } from './settings.ts';
export { openStore } from './store/open.ts';
export type { Schema } from './store/schema.ts';
export type { Store, StoreKind } from './store/store.ts';
