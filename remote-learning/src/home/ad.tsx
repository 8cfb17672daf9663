import type { Banner } from '@suite/api';
import { IconClose } from '@suite/ui';
import { useModal } from '@suite/ui/base';
import { useRef } from 'react';
import css from './ad.module.css';
import { BannerLink } from './banner-strip';

export interface AdProps {
  ad: Banner;
  onClose: () => void;
}

/** The window of the advertisement, which opens by itself once a day. */
export function Ad({ ad, onClose }: AdProps) {
  const box = useRef<HTMLDivElement>(null);
  useModal(box, true, onClose);
  return (
    <div className={css.mask}>
      <div className={css.box} ref={box} role="dialog" aria-modal="true" aria-label={ad.title} tabIndex={-1}>
        <BannerLink link={ad.link} onFollow={onClose}>
          <img className={css.picture} src={ad.image} alt={ad.title} onError={onClose} />
        </BannerLink>
        <button type="button" className={css.close} aria-label="关闭" onClick={onClose}>
          <IconClose />
        </button>
      </div>
    </div>
  );
}
