import type { ContractText } from '@suite/api';
import { useEffect, useRef, useState } from 'react';
import { blocksOf, changedBlocks, readingOf } from './changes';
import type { SigningRecord } from './record';

/** The position is stored when scrolling has rested for this time. */
const REST_MS = 300;

/** Height of the title bar, which lies over the page, and some air, in CSS pixels. */
const BELOW_BAR = 80;

/** How often it is looked which blocks are in view. */
const LOOK_MS = 1000;

/** Above this height in CSS pixels a block counts as the one that is being read. */
const TOP = 120;

/** Keeps what was read of a text and how far, and brings the learner back to it. */
export function useReading(text: ContractText, record: SigningRecord) {
  const { version } = text;
  // What was read before stays marked when this version has been read, too.
  const [changed] = useState(() => changedBlocks(text, record.read().read));
  const [seen, setSeen] = useState(() => record.of(version).seen);
  const [acknowledged, setAcknowledged] = useState(() => record.of(version).acknowledged);
  const box = useRef<HTMLDivElement>(null);
  const unseen = blocksOf(text)
    .filter(({ id, html }) => !html && seen.indexOf(id) < 0)
    .map(({ id }) => id);

  function see(id: string) {
    const { seen: known } = record.of(version);
    if (known.indexOf(id) < 0) record.save(version, { seen: [...known, id] });
    setSeen(record.of(version).seen);
  }

  function acknowledge(id: string, isSeen: boolean) {
    const others = acknowledged.filter((one) => one !== id);
    const all = isSeen ? [...others, id] : others;
    record.save(version, { acknowledged: all });
    setAcknowledged(all);
  }

  useEffect(() => {
    const look = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      const { seen: withPicture, seconds } = record.of(version);
      const inView = blocksOf(text).filter(
        ({ id, html }) => (html || withPicture.indexOf(id) >= 0) && isInView(blockIn(box.current, id)),
      );
      const more = inView.map(({ id }) => [id, (seconds[id] ?? 0) + 1] as const);
      if (more.length > 0) record.save(version, { seconds: { ...seconds, ...Object.fromEntries(more) } });
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [text, record, version]);

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

  return {
    ...{ box, changed, unseen, see, acknowledged, acknowledge },
    /** Changes that the learner has not said to have seen. */
    unacknowledged: changed.filter((id) => acknowledged.indexOf(id) < 0),
    goTo: (id = '') => goTo(box.current, id),
    blocks: () => readingOf(text, record.of(version)),
  };
}

const blocksIn = (box: HTMLElement | null) =>
  Array.from(box?.querySelectorAll<HTMLElement>('[data-block]') ?? []);

const blockIn = (box: HTMLElement | null, id: string) =>
  blocksIn(box).filter(({ dataset }) => dataset.block === id)[0];

/** A block is in view when it reaches out from under the bars at the top and at the bottom. */
function isInView(block: HTMLElement | undefined): boolean {
  const { top, bottom } = block?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > BELOW_BAR && top < window.innerHeight - BELOW_BAR;
}

function goTo(box: HTMLElement | null, id: string) {
  const block = blockIn(box, id);
  if (block) window.scrollTo(0, block.getBoundingClientRect().top + window.pageYOffset - BELOW_BAR);
}
