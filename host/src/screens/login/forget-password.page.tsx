import { links } from '@suite/kernel/links';
import { useNavigate, useSearchParams } from '@suite/kernel/router';
import { PageHead } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { wayBack } from '../../session/return-path';
import { useMobileAndCode } from './mobile-and-code';
import { AFTER_PROOF, AFTER_RESET, resetRequest } from './reset-request';

/** First step to a new password: a code by SMS proves that the number is the learner's. */
export default function ForgetPasswordPage() {
  const { mobile, code, fields, check } = useMobileAndCode('password');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isOver] = useState(resetRequest.takeDone);
  useEffect(() => {
    // The result takes the place of this form, whose code is spent: back leads to the page before.
    if (isOver) navigate(links.resetPassword(wayBack(query)), { replace: true, state: AFTER_RESET });
  }, [isOver, navigate, query]);

  function next() {
    if (!check()) return;
    resetRequest.set({ mobile, code });
    navigate(links.resetPassword(wayBack(query)), { state: AFTER_PROOF });
  }

  if (isOver) return null;
  return (
    <Page
      footer={
        <Button block takesEnter onClick={next}>
          下一步
        </Button>
      }
    >
      <PageHead title="忘记密码" lead="先用短信验证码确认是您本人，再设置新密码。" />
      {fields}
    </Page>
  );
}
