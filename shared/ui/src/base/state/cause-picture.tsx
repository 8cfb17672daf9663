import { useEffect, useState } from 'react';
import type { causePictures } from '../../icons/cause-pictures';

type Pictures = typeof causePictures;

/** Why there is nothing to show. */
export type Cause = keyof Pictures;

let known: Pictures | undefined;

const load = () =>
  import(/* webpackChunkName: "cause-pictures" */ '../../icons/cause-pictures').then(
    (loaded) => (known = loaded.causePictures),
  );

/** The picture of a cause. Its place is kept while it is loaded, and stays blank if it cannot be. */
export function CausePicture({ cause }: { cause: Cause }) {
  const [pictures, setPictures] = useState(known);
  useEffect(() => {
    let isLeft = false;
    if (!pictures) {
      load().then(
        (loaded) => isLeft || setPictures(loaded),
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
    };
  }, [pictures]);
  return <>{pictures?.[cause]}</>;
}
