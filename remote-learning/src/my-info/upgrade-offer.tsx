import { useCall, videoListV2, videoListV3 } from '@suite/api';
import { Card, IconCheck } from '@suite/ui';
import css from './my-info-update.module.css';
import { changesOf } from './upgrade-changes';

/** What the new version brings and keeps, as far as the provider's lists of both versions say it. */
export function UpgradeOffer() {
  const now = useCall(videoListV2, undefined).data;
  const next = useCall(videoListV3, undefined).data;
  if (!now || !next) return null;
  const { chapters, lessons, added, learned, keepsAll } = changesOf(now, next);
  return (
    <>
      <Card title="新版课程" extra={`${chapters} 章 ${lessons} 节`}>
        {added.length > 0 ? (
          <>
            <p className={css.text}>比旧版多 {added.length} 节</p>
            <ul>
              {added.map((name) => (
                <li className={css.change} key={name}>
                  {name}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={css.text}>章节与旧版相同，课程以后有更新，打开就是新的。</p>
        )}
      </Card>
      {learned > 0 && keepsAll ? (
        <Card title="学习进度">
          <p className={css.keep}>
            <IconCheck className={css.check} />
            已学的 {learned} 节在新版里仍是已学
          </p>
        </Card>
      ) : null}
    </>
  );
}
