import type { FastifyInstance } from 'fastify';
import { sendPage } from '../page';

const paragraphs = [
  '数字证书用于确认签署人的身份，并让签署后的任何改动都能被发现。',
  '申请证书时，我们核验您的姓名、身份证号、手机号和人脸，核验结果只用于颁发和管理证书。',
  '证书只在您确认签署的那一刻使用，签署结束后不再留存可用于再次签署的信息。',
  '证书信息依法保存至失效后五年。您可以随时申请吊销。',
];

/** The e-sign provider's own agreement about digital certificates. */
export function eSignTreaty(app: FastifyInstance): void {
  app.get('/e-sign/treaty', async (_request, reply) =>
    sendPage(reply, '安心签 · 数字证书服务协议', paragraphs.map((text) => `<p>${text}</p>`).join('')),
  );
}
