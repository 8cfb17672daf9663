import fc from 'fast-check';
import { consentTo } from '../../consent/testing';
import type { SigningEvent } from '../machine';
import { ID_NUMBER, NAME, type Fault } from './model-server';

const face = { type: 'face', consent: consentTo('face') } as const;
const signature = { consent: consentTo('signature') };

export const taps: SigningEvent[] = [
  {
    type: 'identify',
    identity: { name: NAME, idNumber: ID_NUMBER, province: '330000', city: '330100' },
    consent: consentTo('id_number'),
  },
  { ...face, anyway: false },
  { ...face, anyway: true },
  { type: 'code', code: '246810' },
  { type: 'code', code: '000000' },
  { type: 'submit', picture: 'data:image/png;base64,AAAA', ...signature },
  { type: 'submit', picture: '', ...signature },
  { type: 'link', ...signature },
  { type: 'elsewhere', ...signature },
  { type: 'here' },
  { type: 'confirm' },
  { type: 'correct' },
  { type: 'again' },
  { type: 'returned' },
];

/** Something that happens while a contract is signed. */
export type Happening =
  | { do: 'tap'; event: SigningEvent }
  | { do: Bare }
  | { do: 'face'; outcome: 'passed' | 'failed' | 'camera' }
  | { do: 'camera'; state: 'ok' | 'camera' | 'unsupported' }
  | { do: 'end'; stage: 'expired' | 'rejected' | 'revoked' }
  | { do: 'wait'; seconds: number }
  | { do: 'inject'; faults: Fault[] };

type Bare =
  | 'forward'
  | 'fitting tap'
  | 'double tap'
  | 'read'
  | 'kill'
  | 'leave'
  | 'elsewhere'
  | 'revise'
  | 'offline'
  | 'online'
  | 'write'
  | 'look after'
  | 'sign there'
  | 'refuse there'
  | 'come back'
  | 'heard'
  | 'a week';

const plain = (...does: Bare[]) => fc.record({ do: fc.constantFrom(...does) }) as fc.Arbitrary<Happening>;

const fault = fc.constantFrom<Fault>('arrives', 'request lost', 'request late', 'answer lost', 'answer late');
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: plain('forward') },
  { weight: 8, arbitrary: plain('fitting tap', 'double tap') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tap' as const), event: fc.constantFrom(...taps) }) },
  { weight: 4, arbitrary: plain('read') },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('face' as const),
      outcome: fc.constantFrom('passed', 'passed', 'failed', 'camera'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('camera' as const),
      state: fc.constantFrom('ok', 'camera', 'unsupported'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(30) }) },
  { weight: 3, arbitrary: plain('write', 'write', 'look after', 'look after', 'a week') },
  {
    weight: 4,
    arbitrary: plain('sign there', 'sign there', 'refuse there', 'come back', 'come back', 'heard'),
  },
  { weight: 3, arbitrary: plain('kill', 'leave', 'elsewhere', 'revise', 'offline', 'online') },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      stage: fc.constantFrom('expired', 'rejected', 'revoked'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('inject' as const), faults: fc.array(fault, { maxLength: 3 }) }),
  },
);
export const happenings = fc.array(happening, { maxLength: 40, size: 'max' });
