import { platform } from '@suite/kernel';
import { homeOf } from '@suite/kernel/links';
import { useLocation, useNavigate } from '@suite/kernel/router';
import { Button, Page, Result } from '@suite/ui/base';
import { useEffect } from 'react';
import { errorPage } from '../routes';
import { Frame } from './frame';

/** The address belongs to no app. */
export function NotFound() {
  const navigate = useNavigate();
  const { to, words } = homeOf(useLocation().pathname);

  useEffect(() => {
    document.title = errorPage.title;
  }, []);

  const home = platform().hasPage(to) && (
    <Button block onClick={() => navigate(to, { replace: true })}>
      {words}
    </Button>
  );
  const back = window.history.length > 1 && (
    <Button block onClick={() => navigate(-1)}>
      返回上一页
    </Button>
  );

  return (
    <Frame row={errorPage} title={errorPage.title}>
      <Page tone="white">
        <Result
          state="failed"
          title={errorPage.title}
          reason="链接可能已失效，或者地址输入有误。"
          action={home || back || undefined}
        />
      </Page>
    </Frame>
  );
}
