import { addWechat, viewTeacherQrcode, type TeacherQrcode } from '@suite/api';
import { isCallError, useQueryClient } from '@suite/kernel';
import { ButtonLink } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { useState } from 'react';
import css from './look-teach-weachat.module.css';

/** Asks whether the teacher has been added; once they have, leads on. */
export function AddedFooter({ teacher: { teacher_id, is_added } }: { teacher: TeacherQrcode }) {
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  if (is_added) {
    return (
      <ButtonLink block to="/">
        已添加老师，去学习
      </ButtonLink>
    );
  }
  const add = async () => {
    setFailed(false);
    try {
      await addWechat({ teacher_id });
    } catch (error) {
      setFailed(!isCallError(error, 'shown'));
      return;
    }
    Toast.success('好的，记下了');
    await client.invalidateQueries({ queryKey: [viewTeacherQrcode.path] });
  };
  return (
    <>
      {failed ? (
        <p className={css.failed} role="alert">
          网络不稳定，没有提交成功，请再试一次。
        </p>
      ) : null}
      <Button block onClick={add}>
        我已添加老师
      </Button>
    </>
  );
}
