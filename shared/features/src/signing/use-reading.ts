import type { ContractText } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { blocksOf, changedBlocks } from './changes';
import type { SigningRecord } from './record';

/** The position is stored when scrolling has rested for this time. */
const REST_MS = 300;

/** Height of the title bar, which lies over the page, and some air, in CSS pixels. */
const BELOW_BAR = 80;

/** Above this height in CSS pixels a block counts as the one that is being read. */
const TOP = 120;

/** Keeps what was read of a text and how far, and brings the learner back to it. */
export function useReading(text: ContractText, record: SigningRecord) {
  const { version } = text;
  // What was read before stays marked when this version has been read, too.
  const [changed] = useState(() => changedBlocks(text, record.read().marks));
  const [seen, setSeen] = useState(() => record.of(version).seen);
  const box = useRef<HTMLDivElement>(null);
  const unseen = blocksOf(text)
    .filter(({ id, html }) => !html && seen.indexOf(id) < 0)
    .map(({ id }) => id);

  function see(id: string) {
    const { seen: known } = record.of(version);
    if (known.indexOf(id) < 0) record.save(version, { seen: [...known, id] });
    setSeen(record.of(version).seen);
  }

  useEffect(() => {
    goTo(box.current, changed[0] ?? record.of(version).position);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const passed = blocksIn(box.current).filter((block) => block.getBoundingClientRect().top <= TOP);
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

  return { box, changed, unseen, see, goTo: (id = '') => goTo(box.current, id) };
}

const blocksIn = (box: HTMLElement | null) =>
  Array.from(box?.querySelectorAll<HTMLElement>('[data-block]') ?? []);

function goTo(box: HTMLElement | null, id: string) {
  const block = blocksIn(box).find(({ dataset }) => dataset.block === id);
  if (block) window.scrollTo(0, block.getBoundingClientRect().top + window.pageYOffset - BELOW_BAR);
}
