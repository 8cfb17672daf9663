import { getUserInfo, queryUser, updateUser, userDetail, useWrite, type Learner } from '@suite/api';
import { useForm } from '@suite/features/form';
import { platform, useQueryClient } from '@suite/kernel';
import { Field, Popup, Problem, MainAction } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import css from './profile-sheet.module.css';

interface ProfileSheetProps {
  learner: Learner;
  open: boolean;
  onClose: () => void;
}

/** Changes nickname and picture; in the messenger both can be taken from there. */
export function ProfileSheet(props: ProfileSheetProps) {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  const [opening, setOpening] = useState(0);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setOpening(opening + 1);
  }
  // A form is sent once: each opening of the sheet has its own.
  return <Sheet key={opening} {...props} />;
}

function Sheet({ learner, open, onClose }: ProfileSheetProps) {
  const client = useQueryClient();
  const form = useForm({
    start: { nickname: learner.nickname, avatar: learner.avatar },
    draft: { user: learner.id, name: 'profile' },
    rules: { nickname: (nickname) => (nickname.trim() ? undefined : '请输入昵称') },
    texts: ['nickname'],
    send: ({ nickname, avatar }) => updateUser({ nickname: nickname.trim(), avatar }),
    onSent: () => {
      for (const { path } of [userDetail, getUserInfo]) void client.invalidateQueries({ queryKey: [path] });
      Toast.success('已保存');
      onClose();
    },
  });
  const { nickname, avatar } = form.values;
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="编辑资料"
      footer={
        <MainAction problem={form.problem} takesEnter onClick={form.submit}>
          保存
        </MainAction>
      }
    >
      <div className={css.picture}>
        <img className={css.avatar} src={avatar} alt="头像" />
        {platform().context === 'messenger' ? <TakeFromMessenger onTaken={form.change} /> : null}
      </div>
      <div className={css.field} ref={form.ref}>
        <Field
          label="昵称"
          value={nickname}
          onChange={(text) => form.change({ nickname: text })}
          error={form.errors.nickname}
          maxLength={20}
          placeholder="20 个字以内"
        />
      </div>
    </Popup>
  );
}

interface TakeFromMessengerProps {
  onTaken: (user: { nickname: string; avatar: string }) => void;
}

function TakeFromMessenger({ onTaken }: TakeFromMessengerProps) {
  const { send, problem } = useWrite(queryUser, {
    needsData: true,
    lostWords: '没有读到微信资料，请稍后再试',
  });
  const take = async () => {
    const end = await send();
    if (end.state === 'done') onTaken({ nickname: end.data.nickname, avatar: end.data.headimgurl });
  };
  return (
    <div>
      <Button size="small" type="default" onClick={take}>
        使用微信头像和昵称
      </Button>
      <Problem text={problem} />
    </div>
  );
}
