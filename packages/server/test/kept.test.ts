import { KEPT } from '@stolik/protocol';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { HOLDS, noticeOf } from '../src/company/kept.ts';
import { REPORT_KEPT_MS, REPORT_OPEN_MS } from '../src/company/reports.ts';
import { LONGEST_COUNT_MS } from '../src/limits/tallies.ts';
import { SESSION_MS } from '../src/people/sessions.ts';
import { testApps } from './apps.ts';
import { TestBrowser } from './browser.ts';
import { describeStores } from './stores.ts';

const DAY = 24 * 60 * 60 * 1000;

describeStores((stores) => {
  const startApp = testApps();

  test('the privacy notice knows every column there is, and no other', async () => {
    const { db, kind } = await stores.open();
    const text =
      kind === 'sqlite'
        ? `select m.name as "table", c.name as "column" from sqlite_schema m, pragma_table_info(m.name) c
           where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\'`
        : `select table_name as "table", column_name as "column" from information_schema.columns
           where table_schema = current_schema()`;
    const { rows } = await sql.raw<{ table: string; column: string }>(text).execute(db);
    const known = Object.entries(HOLDS).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(known.sort());
    // What belongs to a person is said to hold something of people.
    const own = /^(person|other|reporter|host|personId|name|userName|text)$/;
    const silent = Object.entries(HOLDS)
      .filter(([table]) => !['migration', 'secret'].includes(table))
      .flatMap(([table, columns]) =>
        Object.entries(columns).flatMap(([column, what]) =>
          own.test(column) && what === 'nothing' ? [`${table}.${column}`] : [],
        ),
      );
    expect(silent).toEqual([]);
  });

  test('it is told to whoever asks, who becomes no guest by that, with the times of the code', async () => {
    const { app } = await startApp(await stores.open(), {
      world: {},
      environment: { STOLIK_CONTACT: 'mailto:host@example.org' },
    });
    const reader = new TestBrowser(app);
    const { json } = await reader.get('/api/privacy');
    expect(reader.cookies.size).toBe(0);
    expect(json).toEqual(noticeOf('mailto:host@example.org'));
    // Each line is of some column, and none is left over.
    expect(json.kept.map(({ what }: { what: string }) => what)).toEqual([...KEPT]);
    const until = (what: string) => json.kept.find((one: { what: string }) => one.what === what).until;
    expect(until('sessions')).toEqual({ kind: 'days', days: SESSION_MS / DAY });
    expect(until('reports')).toEqual({ kind: 'reports', days: REPORT_KEPT_MS / DAY, open: REPORT_OPEN_MS / DAY });
    expect(until('counts')).toEqual({ kind: 'hours', hours: (LONGEST_COUNT_MS / DAY) * 24 });
    expect(json.guestDays).toBe(SESSION_MS / DAY);
  });
});
