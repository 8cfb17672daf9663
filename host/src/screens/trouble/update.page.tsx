import { Card } from '@suite/ui';
import { Button, Page, Result } from '@suite/ui/base';
import { floors, outdated } from '../../boot/floor';
import css from './update.module.css';

/** Reloads: the version is checked when the document loads. */
function reopen() {
  location.replace('#/');
  location.reload();
}

/** For a device below the supported versions: what to upgrade, and how. */
export default function UpdatePage() {
  const old = outdated(navigator.userAgent, true);
  return (
    <Page tone="white">
      <Result
        state={old ? 'failed' : 'success'}
        title={old ? `${old.what}版本过低` : '当前版本可以正常学习'}
        reason={old?.advice ?? '这台设备满足要求，不需要升级。'}
        action={
          <Button block onClick={reopen}>
            {old ? '已升级，重新打开' : '返回个人中心'}
          </Button>
        }
      />
      <Card title="最低版本要求">
        <ul>
          {floors.map(({ what, floor, advice }) => (
            <li className={css.floor} key={what}>
              <p className={css.name}>
                {what} {floor.join('.')} 或更高
              </p>
              <p className={css.advice}>{advice}</p>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
