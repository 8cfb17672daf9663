import { publish } from '../publish/publish';
import { LocalStore } from '../store/local-store';

const [root = '', ...dists] = process.argv.slice(2);

process.stdout.write('begun\n');
for (const dist of dists) await publish({ store: new LocalStore(root), dist, who: `child ${process.pid}` });
process.stdout.write('done\n');
