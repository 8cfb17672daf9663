import type { ContractText } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { changedBlocks } from './changes';
import type { SigningRecord } from './record';

/** The position is stored when scrolling has rested for this time. */
const REST_MS = 300;

/** Height of the title bar, which lies over the page, and some air, in CSS pixels. */
const BELOW_BAR = 80;

/** Above this height in CSS pixels a block counts as the one that is being read. */
const TOP = 120;

/** Keeps the reading position of a text, and brings the learner back to it. */
export function useReading(text: ContractText, record: SigningRecord) {
  const { version } = text;
  // What was read before stays marked when this version has been read, too.
  const [changed] = useState(() => changedBlocks(text, record.read().marks));
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const blocks = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[data-block]') ?? []);
    const { position } = record.of(version);
    const first = changed[0] ?? position;
    const block = blocks().find(({ dataset }) => dataset.block === first);
    if (block) window.scrollTo(0, block.getBoundingClientRect().top + window.pageYOffset - BELOW_BAR);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const passed = blocks().filter((block) => block.getBoundingClientRect().top <= TOP);
      record.save(version, { position: passed[passed.length - 1]?.dataset.block ?? '' });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [record, version, changed]);

  return { box, changed };
}
