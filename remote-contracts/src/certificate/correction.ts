import type { Certificate } from '@suite/api';
import { days, defineRecord, ownerOf } from '@suite/kernel/records';

/** What the learner has sent after a rejection: until it is submitted, the provider goes on to call it wrong. */
interface Correction {
  /** When it was rejected. */
  at: string;
  /** The photo that was refused. */
  photo: string;
  /** Another ID number has been taken. */
  hasNumber: boolean;
}

const corrections = defineRecord<Correction>({
  kind: 'certificate-correction',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(90),
  read: (stored) => Object(stored) as Correction,
});

/** The corrections of one certificate on this device. */
export function correctionOf(userId: number, certificate: Certificate) {
  const { line, events, wrong_parts, photo } = certificate;
  const record = corrections.of(ownerOf(userId), line);
  const at = events.filter(({ state }) => state === 'rejected').pop()?.record_time ?? '';

  function read(): Correction {
    const kept = record.read();
    return kept?.at === at ? kept : { at, photo, hasNumber: false };
  }
  return {
    /** The photo that has to be replaced; undefined without one. */
    refusedPhoto: wrong_parts.includes('photo') ? read().photo : undefined,
    asksForNumber: wrong_parts.includes('id_number') && !read().hasNumber,
    /** Other data are being sent, or (`hasNumber`) another ID number has been taken. */
    keep(hasNumber: boolean): void {
      if (wrong_parts.length === 0) return;
      const kept = read();
      record.save({ ...kept, hasNumber: hasNumber || kept.hasNumber });
    },
  };
}
