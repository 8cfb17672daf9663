import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Generated, Selectable } from 'kysely';
import * as v from 'valibot';
import { dayOf } from '../../clock/china-time';
import { find, insert, list, update, type Db } from '../../db';
import type { World } from '../../world';
import { backLink, escaped, sendOutcome, sendPage, sendRefusal, sendUnknown } from '../page';
import { isOthersPhone, originOf } from '../phone';
import { isTicketsPhone } from '../step-tickets';
import { allowedRedirect } from '../redirects';

interface FaceCheckTable {
  id: Generated<number>;
  code: string;
  learner_id: number;
  /** Empty for checks of a world before contracts were named. */
  contract_id: string;
  made_at: number;
  /** When its page was first opened. */
  begun_at: Generated<number | null>;
  name: string;
  return_url: string;
  state: 'pending' | 'passed' | 'failed';
  failures: number;
  answered_at: number | null;
  until: number;
  /** The ticket of the other device for which it was opened; null on the signer's own. */
  ticket: Generated<string | null>;
  /** The camera was refused at the last look. */
  camera_refused: Generated<0 | 1>;
}

declare module '../../db' {
  interface Tables {
    face_check: FaceCheckTable;
  }
}

type FaceCheckRow = Selectable<FaceCheckTable>;

const HOLDS = 30 * 60_000;

/** Tries of a day. */
const TRIES = 3;

const faceCheckRow = (db: Db, code: string): Promise<FaceCheckRow | undefined> =>
  find(db, 'face_check', { code });

/** What is asked of the face service; `contractId` names the contract as at the sign service. */
interface FaceOrder {
  learnerId: number;
  contractId: string;
  name: string;
  returnUrl: string;
  ticket?: string;
}

/** Asks for a face check and gives the path of its page. */
export async function createFaceCheck(
  { db, now }: { db: Db; now: number },
  { learnerId, contractId, name, returnUrl, ticket }: FaceOrder,
): Promise<string> {
  const code = randomBytes(9).toString('base64url');
  await insert(db, 'face_check', {
    code,
    learner_id: learnerId,
    contract_id: contractId,
    name,
    return_url: returnUrl,
    ticket: ticket ?? null,
    state: 'pending',
    failures: 0,
    made_at: now,
    answered_at: null,
    until: now + HOLDS,
  });
  return `/f/${code}`;
}

/** Tries that a check has used: its failures, or one if it was begun and left. A refused camera costs none. */
const triesOf = ({ failures, begun_at, camera_refused }: FaceCheckRow): number =>
  Math.max(failures, begun_at !== null && !camera_refused ? 1 : 0);

/** Stores an outcome; undefined if the check has passed, has run out, or no try is left. */
async function answerFaceCheck(
  { db, now }: { db: Db; now: number },
  code: string,
  state: 'passed' | 'failed',
): Promise<FaceCheckRow | undefined> {
  const row = await faceCheckRow(db, code);
  if (!row || row.until <= now || (await triesIn({ db, now }, row)) <= 0) return undefined;
  // One of a contract's checks is enough: a page that was opened before is over with it.
  if ((await faceChecks({ db, now }, row.contract_id)).passedAt !== null) return undefined;
  const failures = row.failures + (state === 'failed' ? 1 : 0);
  await update(db, 'face_check', { code }, { state, failures, camera_refused: 0, answered_at: now });
  return { ...row, state, failures };
}

const checksOf = (db: Db, contractId: string) => list(db, 'face_check', { contract_id: contractId }, 'id');

/** Tries that are left today, among all checks of a contract. */
const triesLeft = (checks: readonly FaceCheckRow[], now: number) =>
  checks
    .filter(({ made_at }) => dayOf(made_at) === dayOf(now))
    .reduce((left, check) => left - triesOf(check), TRIES);

/** Tries that are left in one check: that it was begun does not take a try from itself. */
async function triesIn({ db, now }: { db: Db; now: number }, row: FaceCheckRow): Promise<number> {
  const others = (await checksOf(db, row.contract_id)).filter(({ code }) => code !== row.code);
  return triesLeft(others, now) - row.failures;
}

/** How the face checks of a contract stand. */
export interface FaceChecks {
  /** When one of them passed. */
  passedAt: number | null;
  /** How the newest that was begun has ended. */
  outcome: 'none' | 'failed' | 'camera';
  triesLeft: number;
}

/** The checks of a contract's signer: any that passed counts, whichever was opened last. */
export async function faceChecks(
  { db, now }: { db: Db; now: number },
  contractId: string,
): Promise<FaceChecks> {
  const checks = await checksOf(db, contractId);
  const last = checks.filter(({ begun_at }) => begun_at !== null).pop();
  const left = Math.max(0, triesLeft(checks, now));
  const hasFailed = last?.state === 'failed' || left === 0;
  return {
    passedAt: checks.find(({ state }) => state === 'passed')?.answered_at ?? null,
    outcome: last?.camera_refused ? 'camera' : hasFailed ? 'failed' : 'none',
    triesLeft: left,
  };
}

const REFUSED = '摄像头权限被拒绝。请在系统设置中允许使用摄像头，再重新打开。';

/** Shows the camera where there is one, and says why there is none. */
const script = `
  const say = (text) => { document.getElementById('words').textContent = text; };
  const devices = navigator.mediaDevices;
  if (!devices || !devices.getUserMedia) say('当前环境无法使用摄像头，可直接选择核验结果。');
  else devices.getUserMedia({ video: { facingMode: 'user' } }).then(
    (stream) => { document.getElementById('video').srcObject = stream; },
    (error) => say(error.name === 'NotAllowedError' ? '${REFUSED}' : '没有可用的摄像头，可直接选择核验结果。'),
  );
`;

const outcome = (state: string, words: string, look: string) =>
  `<button name="answer" value="${state}" class="${look}">${words}</button>`;

/** What the page says of a check. */
interface FacePage {
  name: string;
  failures: number;
  left: number;
  back: URL;
}

/** A face check that may be tried: the camera, and buttons for the outcomes. */
function facePage({ name, failures, left, back }: FacePage): string {
  const masked = name.replace(/.(?=.)/gsu, '*');
  const failed = failures > 0 ? `<p role="alert">核验未通过，还可以再试 ${left} 次。</p>` : '';
  return (
    `<p>请 ${escaped(masked)} 本人正对屏幕，保持光线充足。</p>` +
    `<div class="preview"><video id="video" autoplay muted playsinline aria-label="摄像头画面"></video></div>` +
    failed +
    `<p>这里不做真实的人脸比对，请选择一个结果。</p>` +
    `<form method="post">${outcome('passed', '核验通过', '')}${outcome('failed', '核验不通过', 'plain')}` +
    `${outcome('camera', '模拟摄像头被拒绝', 'plain')}</form>` +
    // It comes late, and must not move the buttons under a finger.
    `<p id="words" aria-live="polite"></p>` +
    `${backLink(back, '暂不核验')}<script>${script}</script>`
  );
}

/** The page after the camera was refused; this does not count as a try. */
const refusedCamera = (back: URL): string =>
  `<p role="alert">${REFUSED}</p><form><button>重新打开摄像头</button></form>${backLink(back, '暂不核验')}`;

const answered = v.object({ answer: v.picklist(['passed', 'failed', 'camera']) });

const passed = { title: '核验已通过', words: '本次人脸核验已经完成，无需重复核验。' };
const failed = { title: '核验未通过', words: '本次核验的次数已用完，请返回后重新发起。' };
const expired = { title: '核验链接已过期', words: '链接 30 分钟内有效，请返回后重新发起。', status: 410 };

/** Whether a check may be answered where it is asked for. */
const isRightPhone = async (at: { db: Db; now: number }, request: FastifyRequest, row: FaceCheckRow) =>
  row.ticket === null
    ? !(await isOthersPhone(at.db, request, row.learner_id))
    : isTicketsPhone(at, request, row.ticket);

interface Visit {
  Params: { code: string };
  Querystring: { camera?: string };
}

/** The face provider's page behind a short address. */
export function facePages(scope: FastifyInstance, world: World): void {
  scope.get<Visit>('/f/:code', async (request, reply) => {
    const row = await faceCheckRow(world.db, request.params.code);
    if (!row) return sendUnknown(reply, '核验链接无效', '链接不存在或已失效，请返回后重新发起。');
    const back = allowedRedirect(world, originOf(request), row.return_url);
    if (!back) return sendRefusal(reply, '回跳地址不在允许的域名内');
    const { db } = world;
    const now = world.clock.now();
    if (!(await isRightPhone({ db, now }, request, row)))
      return sendRefusal(reply, '请由本人在自己的手机上操作');
    const wayBack = row.ticket === null ? { back } : {};
    const left = await triesIn({ db, now }, row);
    if ((await faceChecks({ db, now }, row.contract_id)).passedAt !== null)
      return sendOutcome(reply, { ...passed, ...wayBack });
    if (left <= 0) return sendOutcome(reply, { ...failed, ...wayBack });
    if (row.until <= now) return sendOutcome(reply, { ...expired, ...wayBack });
    await update(db, 'face_check', { code: row.code, begun_at: null }, { begun_at: now });
    return request.query.camera === 'refused'
      ? sendPage(reply, '无法使用摄像头', refusedCamera(back))
      : sendPage(reply, '人脸核验', facePage({ name: row.name, failures: row.failures, left, back }));
  });

  scope.post<Visit>('/f/:code', async (request, reply) => {
    const { code } = request.params;
    const own = `/f/${encodeURIComponent(code)}`;
    const row = await faceCheckRow(world.db, code);
    const back = row && allowedRedirect(world, originOf(request), row.return_url);
    const { success, output } = v.safeParse(answered, request.body);
    const now = world.clock.now();
    const isOwn = row && (await isRightPhone({ db: world.db, now }, request, row));
    if (!success || !back || !isOwn) return reply.redirect(own, 303);
    await update(world.db, 'face_check', { code, begun_at: null }, { begun_at: now });
    if (output.answer === 'camera') {
      await update(world.db, 'face_check', { code }, { camera_refused: 1 });
      return reply.redirect(`${own}?camera=refused`, 303);
    }
    const { answer } = output;
    const isOver = await world.db.transaction().execute(async (db) => {
      const after = await answerFaceCheck({ db, now }, code, answer);
      return after && (after.state === 'passed' || (await triesIn({ db, now }, after)) <= 0);
    });
    // The page itself reports a failure that may be tried again, and an answer that did not count.
    return reply.redirect(isOver && row.ticket === null ? back.href : own, 303);
  });
}
