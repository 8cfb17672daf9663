import { useEffect, useState } from 'react';
import css from './offline-bar.module.css';

/** Says that the network is gone and that work is kept on the device. */
export function OfflineBar() {
  const [offline, setOffline] = useState(() => navigator.onLine === false);
  useEffect(() => {
    const look = () => setOffline(navigator.onLine === false);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return (
    <div role="status">
      {offline ? <p className={css.bar}>网络已断开，已填写的内容会保存在本机</p> : null}
    </div>
  );
}
