import { publish } from '../publish/publish';
import { LocalStore } from '../store/local-store';

const [root = '', dist = ''] = process.argv.slice(2);

process.stdout.write('begun\n');
await publish({ store: new LocalStore(root), dist, who: `child ${process.pid}` });
process.stdout.write('done\n');
