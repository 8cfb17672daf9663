import { asEntered, useCall, zcInfo } from '@suite/api';
import { links } from '@suite/kernel/links';
import { useParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { ButtonLink } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';
import { StudyLink } from './study-link';

/** Result of a binding by the server's word: the address alone, which could be anyone's, proves none. */
export default function ZcBindResultPage() {
  const { openid, mobile } = useParams();
  const info = useCall(zcInfo, undefined, asEntered);
  return (
    <Page tone="white">
      <Loaded query={info}>
        {(data) =>
          data.openid === openid && data.mobile && data.mobile === mobile ? (
            <Result
              state="success"
              title="绑定成功"
              reason={`已绑定手机号 ${data.mobile}`}
              action={<StudyLink isBought={!!data.is_buy} />}
            />
          ) : (
            <Result
              state="failed"
              title={
                data.mobile && data.mobile !== mobile ? '这个微信绑的是另一个号码' : '没有绑定这个手机号'
              }
              reason={data.mobile ? `绑定的是 ${data.mobile}` : '当前微信还没有绑定手机号'}
              action={
                data.mobile ? (
                  <StudyLink isBought={!!data.is_buy} />
                ) : (
                  <ButtonLink block to={links.zcBindMobile()}>
                    重新绑定
                  </ButtonLink>
                )
              }
            />
          )
        }
      </Loaded>
    </Page>
  );
}
