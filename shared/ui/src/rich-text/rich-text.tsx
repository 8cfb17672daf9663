import { platform } from '@suite/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../cx';
import { cleanHtml } from './clean-html';
import { Lightbox } from './lightbox';
import css from './rich-text.module.css';
import { useLatest } from '../use-latest';

export interface RichTextProps {
  /** HTML of the provider; it is made safe here. */
  html: string;
  /** Replaces what a tap on a picture does. */
  onImage?: (address: string, all: readonly string[]) => void;
  className?: string;
}

interface Shown {
  address: string;
  words: string;
}

const pictureOf = (event: Event): HTMLImageElement | null =>
  (event.target as Element).closest<HTMLImageElement>('img[role="button"]');

const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;

function load(picture: HTMLImageElement) {
  const { src } = picture;
  picture.src = '';
  picture.src = src;
}

/** A text of the provider, set for reading on a phone. */
export function RichText({ html, onImage, className }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => ({ __html: cleanHtml(html, platform().context === 'browser') }), [html]);
  const [shown, setShown] = useState<Shown>();
  const take = useLatest(onImage);

  useEffect(() => {
    const text = box.current;
    if (!text) return;
    const open = async (picture: HTMLImageElement) => {
      if (isBroken(picture)) return load(picture);
      const pictures = Array.from(text.querySelectorAll<HTMLImageElement>('img[role="button"]'));
      const addresses = pictures.map(({ src }) => src);
      if (take.current) return take.current(picture.src, addresses);
      const words = picture.alt;
      const done = await platform()
        .messenger.previewImages(addresses, picture.src)
        .catch(() => false);
      if (!done) setShown({ address: picture.src, words });
    };
    const onClick = (event: MouseEvent) => {
      const picture = pictureOf(event);
      if (picture) void open(picture);
    };
    const onKey = (event: KeyboardEvent) => {
      const picture = pictureOf(event);
      if (!picture || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      void open(picture);
    };
    text.addEventListener('click', onClick);
    text.addEventListener('keydown', onKey);
    return () => {
      text.removeEventListener('click', onClick);
      text.removeEventListener('keydown', onKey);
    };
  }, [take]);

  return (
    <>
      <div ref={box} className={cx(css.text, className)} dangerouslySetInnerHTML={clean} />
      {shown ? <Lightbox {...shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
