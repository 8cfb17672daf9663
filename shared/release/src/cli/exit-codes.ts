import type { ReleaseErrorCode } from '../release-error';
import type { Said } from './command';

/** Exit codes. They never change, because CI scripts rely on them. */
export const EXIT = {
  done: 0,
  unexpected: 1,
  usage: 2,
  gate: 3,
  state: 4,
  busy: 5,
  store: 6,
  keys: 7,
  damage: 8,
} as const;

/** What each code means. */
export const exitTexts: Record<keyof typeof EXIT, Said> = {
  done: { en: 'done, or nothing had to be done', zh: '完成，或无需更改' },
  unexpected: { en: 'an unexpected failure', zh: '意外错误' },
  usage: { en: 'the command was not understood', zh: '命令用法有误' },
  gate: { en: 'the gate refused the release', zh: '发布检查未通过' },
  state: { en: 'what is live does not allow it', zh: '当前线上状态不允许此操作' },
  busy: { en: 'somebody else was faster: try again', zh: '与他人的操作冲突，请重试' },
  store: { en: 'the store failed', zh: '发布仓库出错' },
  keys: { en: 'a key is missing or unfit', zh: '密钥缺失或不可用' },
  damage: { en: 'something in the store is damaged', zh: '仓库内容有损坏' },
};

const groups: Partial<Record<keyof typeof EXIT, readonly ReleaseErrorCode[]>> = {
  usage: [
    'USAGE',
    'PERCENT_WRONG',
    'OVERRIDES_WRONG',
    'RAMP_WRONG',
    'STORE_WRONG',
    'APP_TWICE',
    'STACK_FOREIGN',
  ],
  state: [
    'APP_UNKNOWN',
    'NOT_PUBLISHED',
    'NOT_LIVE',
    'HOST_MISSING',
    'SITE_MISSING',
    'NOTHING_TO_ROLL_BACK',
    'CANARY_MISSING',
    'CANARY_WITHOUT_LIVE',
    'CANARY_OR_LIVE',
    'RAMP_MISSING',
    'BUILD_OLD',
    'REVISION_UNKNOWN',
    'VERSION_MISSING',
    'VERSION_NOT_BUILT',
    'VERSION_WITHDRAWN',
  ],
  busy: ['REGISTRY_BUSY', 'STORE_BUSY', 'CONFLICT', 'VERSION_OVERTAKEN', 'RELEASE_CONDEMNED', 'PORT_TAKEN'],
  store: [
    'STORE_MISSING',
    'STORE_EMPTY',
    'STORE_FULL',
    'STORE_DENIED',
    'STORE_READ_ONLY',
    'STORE_FAILED',
    'STORE_SILENT',
    'STORE_UNCONDITIONAL',
    'UPLOAD_BROKEN',
    'EXISTS',
  ],
  keys: [
    'KEY_MISSING',
    'KEY_WRONG',
    'KEY_EXPOSED',
    'KEY_IN_STORE',
    'KEY_EXISTS',
    'KEY_UNKNOWN',
    'KEY_UNWRITABLE',
    'KEY_LIMIT',
    'KEY_LAST',
    'TRUST_WRONG',
    'REGISTRY_UNTRUSTED',
    'STATE_WRONG',
  ],
  damage: [
    'REGISTRY_BROKEN',
    'REGISTRY_GONE',
    'REGISTRY_OLD',
    'RELEASE_BROKEN',
    'DOCUMENT_LATE',
    'DOCUMENT_FOREIGN',
    'LOG_EDITED',
    'VERIFY_FAILED',
  ],
  unexpected: ['REGISTRY_WRONG'],
};

/** The exit code of a refusal. Codes that are in no group are refusals of the gate. */
export function exitOf(code: ReleaseErrorCode): number {
  const group = Object.entries(groups).find(([, codes]) => codes.includes(code))?.[0];
  return EXIT[(group ?? 'gate') as keyof typeof EXIT];
}
