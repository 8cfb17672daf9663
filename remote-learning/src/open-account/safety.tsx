import { Card, Points } from '@suite/ui';
import { hotlines, safetyRules } from './guide';
import { IconCall, IconWarning } from './icons';
import css from './safety.module.css';

/** Warns against strangers who promise profits, the most common fraud. */
export function FraudWarning() {
  return (
    <section className={css.warning} aria-labelledby="fraud-warning">
      <span className={css.warningIcon}>
        <IconWarning />
      </span>
      <div className={css.warningBody}>
        <h2 className={css.warningTitle} id="fraud-warning">
          承诺稳赚不赔的，都是骗局
        </h2>
        <p className={css.warningText}>
          陌生人拉您进群、推荐股票、保证收益、代您操作账户，无论自称是谁，请立即停止联系。学习平台的老师不荐股，也不代办开户。
        </p>
      </div>
    </section>
  );
}

/** Rules that keep the account safe, and hotlines to call when in doubt. */
export function Safety() {
  return (
    <Card title="保护好您的账户">
      <Points loose items={safetyRules} />
      <p className={css.ask}>拿不准的时候，先打电话核实：</p>
      <div className={css.lines}>
        {hotlines.map(({ phone, name }) => (
          <a className={css.line} href={`tel:${phone}`} key={phone} aria-label={`拨打 ${phone} ${name}`}>
            <span className={css.lineIcon}>
              <IconCall />
            </span>
            <span>
              <span className={css.linePhone}>{phone}</span>
              <span className={css.lineName}>{name}</span>
            </span>
          </a>
        ))}
      </div>
    </Card>
  );
}
