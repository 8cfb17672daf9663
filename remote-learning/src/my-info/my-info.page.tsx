import { useCall, userDetail, userLoginOut, useWrite, type UserDetail } from '@suite/api';
import { UnsentList } from '@suite/features/unsent-list';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { lazyPiece, maskedMobile, PageHead, Person, Piece } from '@suite/ui';
import { Button, Cell, CellGroup, Dialog, Page, Skeleton, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import { IconSearch, menuIcons } from './icons';
import { menuOf } from './menu';
import css from './my-info.module.css';

const profile = lazyPiece(() => import(/* webpackChunkName: "MyInfoProfile" */ './profile-sheet'));
const searching = lazyPiece(() => import(/* webpackChunkName: "MyInfoSearch" */ '../search/search-sheet'));

const orders = lazyPiece(() => import(/* webpackChunkName: "MyInfoOrders" */ './my-orders'));
const mistakes = lazyPiece(() => import(/* webpackChunkName: "MyInfoMistakes" */ '../mistakes/mistakes'));

/** The learner's own page, or their orders or wrong questions if the address asks for them. */
export default function MyInfoPage() {
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'mistakes')
    return (
      <Page>
        <PageHead title="错题本" />
        <Piece of={mistakes} failed="错题本没有加载出来，请再试一次">
          {({ Mistakes }) => <Mistakes />}
        </Piece>
      </Page>
    );
  if (tab !== 'orders') return <Me />;
  return (
    <Page>
      <Spoken as="h1">我的订单</Spoken>
      <Piece of={orders} failed="订单没有加载出来，请再试一次">
        {({ MyOrders }) => <MyOrders />}
      </Piece>
    </Page>
  );
}

/** Name and picture of the learner, and links to everything that belongs to them. */
function Me() {
  const detail = useCall(userDetail, undefined);
  return (
    <Page>
      <Spoken as="h1">我的</Spoken>
      <Loaded query={detail} skeleton={skeleton}>
        {(data) => <Mine detail={data} />}
      </Loaded>
    </Page>
  );
}

const skeleton = (
  <>
    <Skeleton card avatar rows={1} />
    <Skeleton card rows={5} />
    <Skeleton card rows={5} />
  </>
);

function Mine({ detail }: { detail: UserDetail }) {
  const [editing, setEditing] = useState<'never' | 'open' | 'closed'>('never');
  const { nickname, avatar, phone } = detail.userInfo;
  return (
    <>
      <section className={css.me} aria-label="个人信息">
        <Person size="large" avatar={avatar} name={nickname || '未设置昵称'}>
          <span className={css.phone}>{maskedMobile(phone)}</span>
        </Person>
        <Button size="small" type="default" label="编辑昵称和头像" onClick={() => setEditing('open')}>
          编辑
        </Button>
      </section>
      {editing === 'never' ? null : (
        <Piece of={profile} skeleton={null} failed="编辑资料没有加载出来，请再试一次">
          {({ ProfileSheet }) => (
            <ProfileSheet
              learner={detail.userInfo}
              open={editing === 'open'}
              onClose={() => setEditing('closed')}
            />
          )}
        </Piece>
      )}
      <UnsentList />
      <Search />
      {menuOf(detail, platform().hasPage).map(({ title, rows }) => (
        <CellGroup title={title} key={title}>
          {rows.map(({ key, title: name, to, value }) => {
            const Icon = menuIcons[key];
            return (
              <Cell
                key={key}
                title={name}
                to={to}
                icon={Icon ? <Icon /> : null}
                value={value ? <span className={css.due}>{value}</span> : null}
              />
            );
          })}
        </CellGroup>
      ))}
      {platform().context === 'browser' ? <LogOut /> : null}
    </>
  );
}

/** Opens the search over the page; its code comes at the first tap. */
function Search() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <CellGroup>
        <Cell title="搜索课程和资料" icon={<IconSearch />} onClick={() => setState('open')} />
      </CellGroup>
      {state === 'never' ? null : (
        <Piece of={searching} skeleton={null} failed="搜索没有加载出来，请再试一次">
          {({ SearchSheet }) => <SearchSheet open={state === 'open'} onClose={() => setState('closed')} />}
        </Piece>
      )}
    </>
  );
}

/** Only a browser has a logout: the messenger and the app log in by themselves. */
function LogOut() {
  const { send } = useWrite(userLoginOut);
  const leave = async () => {
    if (!(await Dialog.confirm({ message: '退出后需要重新登录才能学习，确定退出吗？', confirmText: '退出' })))
      return;
    // The session ends on this device even if the server did not hear of it.
    await send();
    platform().endSession();
    platform().navigate(links.home(), { replace: true });
  };
  return (
    <div className={css.leave}>
      <Button block type="default" onClick={leave}>
        退出登录
      </Button>
    </div>
  );
}
