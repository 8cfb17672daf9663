import { codes, type Consent, type FaceOutcome, type SignWay } from '@suite/api';
import { CallError } from '@suite/kernel';
import { CONSENT_VERSION } from '../../consent/consents';
import type { SigningEdition, Standing } from '../types';

/** What happens to a message. */
export type Fault = 'arrives' | 'request lost' | 'request late' | 'answer lost' | 'answer late';

export const ID_NUMBER = '610113199411110629';
export const NAME = '苏晚晴';

const lost = () => new CallError('service', 0, 'network failure');
const refusal = (code: number, words: string) => new CallError('silent', code, words);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ticketFor = ({ other_device }: { other_device?: 0 | 1 }) =>
  other_device ? { pin: '1234', expires_in: 600 } : {};

type Stage = Standing['stage'];
const order: Stage[] = ['identity', 'face', 'sms', 'sign', 'confirming', 'signed'];

/** A server with the rules of the real one, behind a network that loses messages on demand. */
export function modelServer(way: SignWay = 'drawn') {
  let faults: Fault[] = [];
  const model = {
    online: true,
    way,
    version: 1,
    at: 'identity' as Stage,
    face: 'none' as FaceOutcome,
    faceTries: 3,
    /** The stages that the contract has ever been at. */
    reached: new Set<Stage>(['identity']),
    /** Versions below which this device's signatures arrived, accepted or not. */
    received: [] as number[],
    accepted: 0,
    /** Signatures of this device that arrived after one of its own had been accepted. */
    duplicates: 0,
    identified: [] as string[],
    /** What was signed on the sign service's page; the server hears of it later. */
    page: undefined as { version: number; answer?: 'signed' | 'refused' } | undefined,
    consents: [] as Consent[],
    /** Its texts of consent have changed: consents to those of this page are refused. */
    hasNewTexts: false,
    /** Takes what was sent with the consent to take it. */
    taken({ consent }: { consent: Consent }) {
      if (model.hasNewTexts && consent.version === CONSENT_VERSION) {
        throw new CallError('shown', codes.CONSENT_OUTDATED, '说明已更新');
      }
      model.consents = [...model.consents.filter(({ item }) => item !== consent.item), consent];
    },
    inject: (...next: Fault[]) => {
      faults = next;
    },
    go(stage: Stage) {
      model.at = stage;
      model.reached.add(stage);
      if (stage === 'identity' || stage === 'face') [model.face, model.faceTries] = ['none', 3];
    },
    /** The learner answers on the sign service's page; one of a text that has changed takes no answer. */
    answerPage(answer: 'signed' | 'refused') {
      if (model.page && !model.page.answer && model.page.version === model.version)
        model.page.answer = answer;
    },
    /** The server hears from the sign service. */
    hear() {
      const { answer } = model.page ?? {};
      if (!answer || model.at !== 'sign') return;
      model.page = undefined;
      if (answer === 'signed') model.accepted++;
      model.go(answer === 'signed' ? 'signed' : 'rejected');
    },
    /** The contract is given back, or ends: a signature that was being confirmed holds no more. */
    end(stage: 'expired' | 'rejected' | 'revoked') {
      model.accepted = 0;
      model.page = undefined;
      model.go(stage);
    },
    /** The next stage is taken on another device; the server confirms by itself. */
    elsewhere() {
      const at = order.indexOf(model.at);
      if (at >= 0 && at < order.length - 1) model.go(order[at + 1] as Stage);
    },
    standing: (): Standing => ({
      stage: model.at,
      version: String(model.version),
      way: model.way,
      face: model.at === 'face' ? model.face : 'none',
      faceTries: model.faceTries,
      reason: '',
      title: '进阶课服务合同',
      name: NAME,
      mobile: '199****1008',
      consents: model.consents,
    }),
    edition: {
      line: 'learner',
      scope: 'contract-7',
      ask: () => deliver(() => model.standing()),
      areas: async () => ({ province_list: {}, city_list: {}, area_list: {} }),
      identify: ({ idNumber, ...sent }) =>
        deliver(() => {
          model.taken(sent);
          if (['confirming', 'signed', 'revoked'].indexOf(model.at) >= 0) outOfStage();
          model.identified.push(idNumber);
          model.page = undefined;
          model.go('face');
          return null;
        }),
      faceUrl: (sent) =>
        deliver(() => {
          model.taken(sent);
          if (model.at !== 'face') outOfStage();
          return { shortUrl: 'http://localhost/#/face', ...ticketFor(sent) };
        }),
      sendCode: () => deliver(() => ({ seconds: 60 })),
      verifyCode: (code) =>
        deliver(() => {
          if (model.at !== 'sms') outOfStage();
          if (code !== '246810') throw new CallError('shown', codes.RULE, '验证码不正确');
          model.go('sign');
          return null;
        }),
      read: () =>
        deliver(() => ({
          id: 7,
          contract_name: '进阶课服务合同',
          version: String(model.version),
          status: 'signing' as const,
          sign_time: '',
          documents: [],
          signature: '',
          evidence: null,
        })),
      signUrl: ({ version, ...sent }) =>
        deliver(() => {
          if (model.hasNewTexts) model.taken(sent);
          if (model.at !== 'sign') outOfStage();
          if (version !== String(model.version)) throw refusal(codes.CONTRACT_NOT_READY, '合同内容已更新');
          model.page ??= { version: model.version };
          if (!model.page.answer) model.page.version = model.version;
          return { shortUrl: 'http://localhost/#/e-sign', ...ticketFor(sent) };
        }),
      submit: ({ version, ...sent }) =>
        deliver(() => {
          model.taken(sent);
          if (model.accepted > 0) model.duplicates++;
          model.received.push(Number(version));
          if (model.at !== 'sign') outOfStage();
          if (version !== String(model.version)) throw refusal(codes.CONTRACT_NOT_READY, '合同内容已更新');
          // Signed on the page that another device has opened: there is nothing to sign here.
          if (model.page?.answer === 'signed') throw refusal(codes.CONTRACT_SIGNED, '合同已提交签署');
          model.page = undefined;
          model.accepted++;
          model.go('confirming');
          return null;
        }),
      isSigned: () =>
        deliver(() => ({
          is_submitted: model.at === 'confirming' || model.at === 'signed' ? 1 : 0,
          is_signed: model.at === 'signed' ? 1 : 0,
        })),
      ways: { list: '/myinfo/contract', preview: '/preview-contract?id=7', help: '/look-teach-weachat' },
      words: { help: '联系班主任', revoked: '这份合同已经撤销' },
    } as SigningEdition,
  };

  const refusals: Partial<Record<Stage, number>> = {
    identity: codes.IDENTITY_NOT_VERIFIED,
    face: codes.FACE_NOT_VERIFIED,
    sms: codes.SMS_NOT_VERIFIED,
    confirming: codes.CONTRACT_SIGNED,
    signed: codes.CONTRACT_SIGNED,
  };
  function outOfStage(): never {
    throw refusal(refusals[model.at] ?? codes.CONTRACT_NOT_READY, '合同不在这一步');
  }

  async function deliver<Answer>(work: () => Answer): Promise<Answer> {
    const fault = model.online ? (faults.shift() ?? 'arrives') : 'request lost';
    await pause(fault === 'request late' ? 7000 : 50);
    if (fault === 'request lost') throw lost();
    const answer = work();
    await pause(fault === 'answer late' ? 20_000 : 50);
    if (fault === 'answer lost') throw lost();
    return answer;
  }

  return model;
}

export type ModelServer = ReturnType<typeof modelServer>;
