import type { FastifyInstance } from 'fastify';
import { sendPage } from './page';

/** The provider's site for computers, to which the desktop messenger is sent. */
export function desktopSite(app: FastifyInstance): void {
  app.get('/desktop', async (_request, reply) =>
    sendPage(reply, '学习平台 · 电脑版', '<p>这里是电脑版官网。请在浏览器里继续学习。</p>'),
  );
}
