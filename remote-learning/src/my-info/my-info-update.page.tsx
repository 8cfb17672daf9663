import { limit, upgradeCourse, useCall, userDetail, useWrite, type UserDetail } from '@suite/api';
import { platform, useQueryClient } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { PageHead, ResultScreen, MainAction } from '@suite/ui';
import { Button, Dialog, Empty, Page, Skeleton } from '@suite/ui/base';
import { useState } from 'react';
import { UpgradeOffer } from './upgrade-offer';
import { useTold } from './use-told';

/** Upgrades an older version of the course to the latest one. */
export default function MyInfoUpdatePage() {
  const detail = useCall(userDetail, undefined);
  const [isDone, setDone] = useState(false);
  useTold('upgrade', detail.data, !!detail.data?.isBuy);
  if (isDone) return <Done />;
  return (
    <Loaded
      query={detail}
      skeleton={
        <Page>
          <Skeleton card rows={4} />
        </Page>
      }
    >
      {(data) => <Offer detail={data} onDone={() => setDone(true)} />}
    </Loaded>
  );
}

const home = (
  <Button block onClick={() => platform().navigate(links.home())}>
    返回个人中心
  </Button>
);

function Done() {
  const open = () => platform().navigate(links.video(), { replace: true });
  return (
    <ResultScreen
      state="success"
      title="升级成功"
      reason="课程已经是最新版本。"
      action={
        <Button block onClick={open}>
          去学习
        </Button>
      }
    />
  );
}

function Offer({ detail, onDone }: { detail: UserDetail; onDone: () => void }) {
  const client = useQueryClient();
  const { send, problem } = useWrite(upgradeCourse, {
    // The answer was lost: the version tells whether the upgrade was made.
    afterSilence: async () => {
      const { userInfo } = await userDetail();
      return userInfo.version_id >= limit.latestVersion ? null : undefined;
    },
  });
  if (!detail.isBuy) {
    return (
      <Page>
        <PageHead title="课程升级" />
        <Empty text="您还没有可以升级的课程" action={home} />
      </Page>
    );
  }
  if (detail.userInfo.version_id >= limit.latestVersion) {
    return (
      <ResultScreen
        state="success"
        title="已是最新版本"
        reason="您的课程不需要升级，有新版本时会提醒您。"
        action={home}
      />
    );
  }
  const upgrade = async () => {
    const agreed = await Dialog.confirm({
      title: '升级课程',
      message: '升级免费。升级后不能退回旧版。',
      confirmText: '升级',
    });
    if (!agreed || (await send()).state !== 'done') return;
    onDone();
    await client.invalidateQueries();
  };
  return (
    <Page
      footer={
        <MainAction problem={problem} onClick={upgrade}>
          免费升级
        </MainAction>
      }
    >
      <PageHead title="升级到新版课程" lead="不用补差价，升级后马上可以继续学习" />
      <UpgradeOffer />
    </Page>
  );
}
