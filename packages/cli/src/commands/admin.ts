import { Command } from 'commander';
import { auditCommand } from './admin-audit.ts';
import { peopleCommands } from './admin-people.ts';
import { reportCommands } from './admin-reports.ts';
import { tableCommands } from './admin-tables.ts';

export function adminCommand(): Command {
  const admin = new Command('admin').description(
    'Look after people and tables, while servers run. Every act is written down: see `admin audit`.',
  );
  for (const command of [...tableCommands(), ...peopleCommands(), ...reportCommands(), auditCommand()])
    admin.addCommand(command);
  return admin;
}
