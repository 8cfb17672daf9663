import * as kernel from '@suite/kernel';
import * as router from '@suite/kernel/router';
import * as base from '@suite/ui/base';
import { singletons, type Singleton } from '@suite/kernel/singletons';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Filled in by the build from the installed packages. */
declare const __SINGLETON_VERSIONS__: Record<Singleton, string>;

const modules: Record<Singleton, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@suite/kernel': kernel,
  '@suite/kernel/router': router,
  '@suite/ui/base': base,
};

/** The share scope that webpack's containers read: each shared module's version and how to get it. */
export const sharedScope = Object.fromEntries(
  singletons.map((name) => [
    name,
    {
      [__SINGLETON_VERSIONS__[name]]: {
        from: 'host',
        loaded: 1,
        eager: true,
        get: () => () => modules[name],
      },
    },
  ]),
);
