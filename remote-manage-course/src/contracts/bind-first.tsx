import type { ManageEditionName } from '@suite/api';
import { Card, PageHead, Points } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { useState } from 'react';
import { Binding, numberCalls } from '../hub/bound-mobile';

/** A signing sends codes: a learner without a number binds one first. */
export function BindFirst({ edition }: { edition: ManageEditionName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      footer={
        <Button block onClick={() => setOpen(true)}>
          绑定手机号
        </Button>
      }
    >
      <PageHead title="先绑定手机号" lead="签署合同的验证码会发到这个号码" />
      <Card label="绑定说明">
        <Points
          items={['请填写您本人正在使用的手机号', '考试和证书的通知也会发到这里', '绑定后即可继续签署合同']}
        />
      </Card>
      <Binding isOpen={isOpen} onClose={() => setOpen(false)} calls={numberCalls[edition]} />
    </Page>
  );
}
