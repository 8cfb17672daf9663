import { uploadImg, useWrite, type CourseLine } from '@suite/api';
import type { ConsentInUse } from '@suite/features/consent';
import { cx, lazyPiece, OverInput, Problem } from '@suite/ui';
import { announce } from '@suite/ui/base';
import { useState } from 'react';
import { photoProblem } from './photo-file';
import css from './photo-field.module.css';

const shrinking = lazyPiece(() => import(/* webpackChunkName: "shrink-photo" */ './shrink-photo'));

const NOT_LOADED = '照片处理功能没有加载成功，请再试一次';
const NOT_SENT = '照片没有上传成功，请再试一次';

interface PhotoFieldProps {
  line: CourseLine;
  /** Address of the photo; '' before there is one. */
  value: string;
  error: string | undefined;
  /** Without it no photo is taken. */
  consent: ConsentInUse;
  onChange: (address: string) => void;
  /** A photo is on its way, or has arrived or failed. */
  onBusy: (isBusy: boolean) => void;
}

/** Turns a photo upright, cuts it to the certificate's shape and sends it. */
function usePhoto({ line, consent, onChange, onBusy }: Omit<PhotoFieldProps, 'value' | 'error'>) {
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const write = useWrite(uploadImg, { needsData: true, lostWords: NOT_SENT });

  function busy(is: boolean) {
    setBusy(is);
    onBusy(is);
  }

  async function choose(file: File) {
    const given = consent.give();
    if (!given) return;
    busy(true);
    setWrong('');
    try {
      const problem = await photoProblem(file);
      if (problem) return setWrong(problem);
      const module = await shrinking.load().catch(() => undefined);
      if (!module) return setWrong(NOT_LOADED);
      const address = await module.shrinkPhoto(file).catch(() => undefined);
      if (!address) return setWrong('这张照片打不开，请换一张 JPG 或 PNG 图片');
      const end = await write.send({ line, file: address, consent: given });
      if (end.state !== 'done') return;
      onChange(end.data.url);
      announce('照片已上传');
    } finally {
      busy(false);
    }
  }
  return { choose, isBusy, problem: wrong || write.problem };
}

/** The photo on the certificate: chosen, shown in its shape with the place of the face, and replaced. */
export function PhotoField({ value, error, ...taking }: PhotoFieldProps) {
  const { choose, isBusy, problem } = usePhoto(taking);
  return (
    <div className={css.field}>
      <div className={css.frame}>
        <OverInput
          type="file"
          accept="image/*"
          aria-label={value ? '更换证件照' : '上传证件照'}
          aria-invalid={!!error}
          disabled={isBusy}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again after a failure.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        <div className={cx(css.photo, !!error && css.wrong)}>
          {value ? <img className={css.picture} src={value} alt="已上传的证件照" /> : null}
          <svg className={css.guide} viewBox="0 0 60 80" fill="none" aria-hidden="true" focusable="false">
            <ellipse cx="30" cy="33" rx="15" ry="20" stroke="currentColor" strokeDasharray="3 2" />
            {value ? null : <path d="M10 80c0-16 8-22 20-22s20 6 20 22" stroke="currentColor" />}
          </svg>
          <span className={css.word}>{isBusy ? '正在上传…' : value ? '换一张' : '上传照片'}</span>
        </div>
      </div>
      <div className={css.notes}>
        <p className={css.title}>证件照</p>
        <ul className={css.points}>
          <li>近期正面免冠，五官清楚</li>
          <li>脸在虚线框正中</li>
          <li>纯色背景，没有反光</li>
          <li>至少 300×400 像素</li>
        </ul>
      </div>
      <div className={css.problem}>
        {taking.consent.line}
        <Problem text={problem || error} />
      </div>
    </div>
  );
}
