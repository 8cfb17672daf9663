import type { TeacherContact } from '@suite/api';
import { platform, type Context } from '@suite/kernel';
import { copyText, IconCheck, Person, Card } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import css from './teacher-card.module.css';

const hints: Record<Context, string> = {
  messenger: '长按二维码，识别后添加老师',
  'desktop-messenger': '用手机微信扫一扫，添加老师',
  browser: '截图保存二维码，用微信扫一扫添加',
  shell: '截图保存二维码，用微信扫一扫添加',
};

async function copy(wechat: string) {
  if (await copyText(wechat)) Toast.success('微信号已复制');
  else Toast.info('没有复制成功，请长按微信号复制');
}

/** The teacher, and the ways to reach them. */
export function TeacherCard({ teacher, isAdded }: { teacher: TeacherContact; isAdded: boolean }) {
  const { teacher_name, avatar, title, introduce, wechat, work_time } = teacher;
  return (
    <>
      <Card label={teacher_name}>
        <div className={css.top}>
          <Person size="large" as="h2" avatar={avatar} name={teacher_name}>
            {title}
          </Person>
          {isAdded ? (
            <span className={css.added}>
              <IconCheck className={css.check} />
              已添加
            </span>
          ) : null}
        </div>
        <Code key={teacher.qrcode} teacher={teacher} />
        <dl>
          {wechat ? (
            <div className={css.fact}>
              <dt className={css.term}>微信号</dt>
              <dd className={css.value}>
                <span className={css.wechat}>{wechat}</span>
                <Button size="small" type="default" label="复制微信号" onClick={() => copy(wechat)}>
                  复制
                </Button>
              </dd>
            </div>
          ) : null}
          {work_time ? (
            <div className={css.fact}>
              <dt className={css.term}>在线时间</dt>
              <dd className={css.value}>{work_time}</dd>
            </div>
          ) : null}
        </dl>
        <p className={css.introduce}>{introduce}</p>
      </Card>
      <p className={css.safety}>
        老师不会私下收费、推荐股票或索要验证码。遇到自称老师的人要求转账，请拒绝并告诉我们。
      </p>
    </>
  );
}

function Code({ teacher: { qrcode, teacher_name } }: { teacher: TeacherContact }) {
  const [failed, setFailed] = useState(false);
  const { context, messenger } = platform();
  if (!qrcode) {
    return (
      <div className={css.frame}>
        <p className={css.hint}>老师还没有上传二维码</p>
      </div>
    );
  }
  const picture = (
    <img
      className={css.code}
      src={qrcode}
      alt={`${teacher_name}的微信二维码`}
      onError={() => setFailed(true)}
    />
  );
  if (failed) {
    return (
      <div className={css.frame}>
        <p className={css.missing} role="alert">
          二维码没有加载出来
        </p>
        <Button size="small" type="default" onClick={() => setFailed(false)}>
          重新加载
        </Button>
      </div>
    );
  }
  const whole = new URL(qrcode, window.location.href).href;
  return (
    <div className={css.frame}>
      {context === 'messenger' ? (
        <button
          type="button"
          aria-label="查看大图"
          onClick={() => void messenger.previewImages([whole], whole)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <p className={css.hint}>{hints[context]}</p>
    </div>
  );
}
