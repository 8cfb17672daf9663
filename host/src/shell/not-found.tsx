import { places } from '@suite/kernel/places';
import { useNavigate } from '@suite/kernel/router';
import { Button, Page, Result } from '@suite/ui/base';
import { useEffect } from 'react';
import { errorPage } from '../routes';
import { Frame } from './frame';

/** The address belongs to no app. */
export function NotFound({ hasHome }: { hasHome: boolean }) {
  const navigate = useNavigate();

  useEffect(() => {
    document.title = errorPage.title;
  }, []);

  const home = hasHome && (
    <Button block onClick={() => navigate(places.home(), { replace: true })}>
      返回首页
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
