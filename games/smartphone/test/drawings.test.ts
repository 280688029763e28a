import { checkDrawings } from '../../test/drawings.ts';
import { reference } from '../learn/index.ts';

await checkDrawings('smartphone', reference);
