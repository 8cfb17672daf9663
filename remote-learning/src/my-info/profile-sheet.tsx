import { getUserInfo, queryUser, updateUser, userDetail, type Learner } from '@suite/api';
import { isCallError, platform, useQueryClient } from '@suite/kernel';
import { Field, Popup } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import css from './profile-sheet.module.css';

interface ProfileSheetProps {
  learner: Learner;
  open: boolean;
  onClose: () => void;
}

/** Changes nickname and picture; in the messenger both can be taken from there. */
export default function ProfileSheet({ learner, open, onClose }: ProfileSheetProps) {
  const [nickname, setNickname] = useState(learner.nickname);
  const [avatar, setAvatar] = useState(learner.avatar);
  const [error, setError] = useState('');
  const client = useQueryClient();

  const take = async () => {
    setError('');
    try {
      const user = await queryUser();
      setNickname(user.nickname);
      setAvatar(user.headimgurl);
    } catch (failure) {
      if (!isCallError(failure, 'shown')) setError('没有读到微信资料，请稍后再试');
    }
  };
  const save = async () => {
    const name = nickname.trim();
    if (!name) {
      setError('请输入昵称');
      return;
    }
    setError('');
    try {
      await updateUser({ nickname: name, avatar });
    } catch (failure) {
      if (!isCallError(failure, 'shown')) setError('网络不稳定，没有保存成功，请再试一次');
      return;
    }
    for (const { path } of [userDetail, getUserInfo]) void client.invalidateQueries({ queryKey: [path] });
    Toast.success('已保存');
    onClose();
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="编辑资料"
      footer={
        <Button block onClick={save}>
          保存
        </Button>
      }
    >
      <div className={css.picture}>
        <img className={css.avatar} src={avatar} alt="头像" />
        {platform().context === 'messenger' ? (
          <Button size="small" type="default" onClick={take}>
            使用微信头像和昵称
          </Button>
        ) : null}
      </div>
      <div className={css.field}>
        <Field
          label="昵称"
          value={nickname}
          onChange={(text) => {
            setNickname(text);
            setError('');
          }}
          error={error}
          maxLength={20}
          placeholder="20 个字以内"
        />
      </div>
    </Popup>
  );
}
