import { readArguments } from '../arguments';
import { say } from '../say';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { workFolder } from '../workspace';

readArguments({
  command: 'npm run gallery',
  summary: {
    en: 'Shows every component of the design system in every state. PORT=5000 takes another port than 4450.',
    zh: '展示设计系统的每个组件和状态。默认端口 4450，PORT=5000 换端口。',
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [{ default: webpack }, { default: WebpackDevServer }, { baseConfig }, { hostRefresh }] =
  await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
    import('../config/base'),
    import('../config/refresh'),
  ]);
const port = Number(process.env.PORT ?? 4450);
const folder = join(process.cwd(), 'shared/ui');
const template = fileURLToPath(new URL('../dev/gallery.html', import.meta.url));

const config = baseConfig(folder, {
  mode: 'development',
  version: 'gallery',
  outDir: workFolder('gallery'),
  publicPath: '/',
});

const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    hot: true,
    client: { overlay: false, logging: 'warn' },
    static: false,
    devMiddleware: { stats: 'errors-warnings' },
    setupMiddlewares: (middlewares, dev) => {
      dev.app?.get('/', (_request, response) => response.sendFile(template));
      return middlewares;
    },
  },
  webpack({
    ...config,
    entry: { gallery: './gallery/main.tsx' },
    plugins: [...(config.plugins ?? []), ...hostRefresh()],
  }),
);

try {
  await server.start();
  console.log(`${say({ en: 'the gallery of components:', zh: '组件一览' })} http://127.0.0.1:${port}`);
} catch (error) {
  console.error(
    (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? `port ${port} is already in use` : error,
  );
  process.exit(1);
}
