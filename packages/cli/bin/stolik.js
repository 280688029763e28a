#!/usr/bin/env node
// Checked in (not built), because npm links a workspace's bin only if the file exists at install.
import { main } from '../dist/main.js';

await main(process.argv);
