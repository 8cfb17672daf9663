import { printed } from './rules';
import css from './sample-certificate.module.css';

/** A sample certificate: each line explains what will be printed there. */
export function SampleCertificate() {
  return (
    <figure>
      <div className={css.frame}>
        <p className={css.title}>考试合格证书</p>
        <dl>
          {printed.map(({ name, text }) => (
            <div className={css.row} key={name}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className={css.caption}>样式仅供参考，以实际颁发的证书为准</figcaption>
    </figure>
  );
}
