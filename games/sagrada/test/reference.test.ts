import { checkReference } from '../../test/reference.ts';
import { entry } from '../index.ts';
import { reference } from '../learn/index.ts';
import { RULES } from '../rules/index.ts';

checkReference(entry.game, reference, { rules: RULES, rulings: 35 });
