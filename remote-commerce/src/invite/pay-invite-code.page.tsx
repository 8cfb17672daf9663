import { lineName } from '@suite/features/course-line';
import { declareUser, useWrite, type InviteCode } from '@suite/api';
import { defineRecord } from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { Card, Field, PageHead, PageLink, Points, halfWidth, useOnward, MainAction } from '@suite/ui';
import { CellGroup, Page } from '@suite/ui/base';
import { useState } from 'react';
import css from './pay-invite-code.module.css';

/** The code that was typed, for a reload. */
const typedCode = defineRecord<string>({
  kind: 'invite-code',
  version: 1,
  owner: 'device',
  personal: true,
  storage: 'tab',
  read: String,
}).of('device');
const LONGEST = 40;

/** What a learner can do about a code that opens no sale. */
const advice: Partial<Record<InviteCode['state'], string>> = {
  wrong: '请检查字母和数字有没有输错，也可以从聊天记录里复制后粘贴',
  used: '每个邀请码只能用一次，请向邀请人再要一个',
  expired: '邀请人可以在自己的页面里重新生成',
  other: '发给您的邀请码只能用您绑定的手机号使用，请换成自己的邀请码',
};

/** Codes are typed off pictures and chats: blanks and small letters do not matter. */
const codeIn = (text: string) => halfWidth(text).replace(/\s/g, '').toUpperCase().slice(0, LONGEST);

/** A code of a friend opens the payment page of a course that is sold by invitation only. */
export default function PayInviteCodePage() {
  const onward = useOnward();
  const [query] = useSearchParams();
  const channel = query.get('channel') ?? undefined;
  const [code, setCode] = useState(() => codeIn(query.get('invite_code') ?? typedCode.read() ?? ''));
  const [asked, setAsked] = useState<{ code: string; answer: InviteCode }>();
  const [isMissing, setMissing] = useState(false);
  const { send, problem } = useWrite(declareUser, {
    needsData: true,
    lostWords: '网络不通，没有核对成功，请再试一次',
  });

  function type(text: string) {
    const typed = codeIn(text);
    setCode(typed);
    setAsked(undefined);
    setMissing(false);
    typedCode.save(typed);
  }

  async function use() {
    setMissing(!code);
    if (!code) return;
    const end = await send({ invite_code: code });
    if (end.state !== 'done') return;
    if (end.data.state !== 'ok') setAsked({ code, answer: end.data });
    else onward(links.payment({ code: end.data.code, inviteCode: code, channel }));
  }

  // Another code may have been typed while the answer was on its way.
  const refused = asked?.code === code ? asked.answer : undefined;
  const footer = (
    <MainAction problem={problem} takesEnter onClick={use}>
      使用邀请码
    </MainAction>
  );
  return (
    <Page footer={footer}>
      <PageHead title="填写邀请码" lead="邀请专享的课程，凭邀请码购买" />
      <CellGroup>
        <Field
          label="邀请码"
          value={code}
          onChange={type}
          placeholder="请输入邀请码"
          error={isMissing ? '请输入邀请码' : refused?.reason}
          hint={refused ? undefined : '不区分大小写'}
        />
      </CellGroup>
      {refused ? <p className={css.advice}>{advice[refused.state]}</p> : null}
      <Card title="邀请码从哪里来">
        <Points
          loose
          items={[
            '老学员邀请您时，会发给您一个邀请码',
            '一个邀请码只能购买一次，过期后不能使用',
            '下单后没有付款的，订单关闭后还能再用',
          ]}
        />
        <PageLink className={css.without} to={links.financeLesson({ channel })}>
          没有邀请码？先看看{lineName.finance}
        </PageLink>
      </Card>
    </Page>
  );
}
