import type { ReactNode } from 'react';
import { memoryFaces as faces } from '../../texts/games/memory-faces.ts';

/** Fruits have colours of their own, which tell a plum from a peach. */
export const fruitFaces: Readonly<Record<string, ReactNode>> = {
  [faces.apple]: (
    <>
      <path
        d="M12 8c-7-4-10 2-8 7.5c1.5 4.5 4.5 7.5 8 5.5c3.5 2 6.5-1 8-5.5c2-5.5-1-11.5-8-7.5"
        fill="#d8342c"
      />
      <path d="M11.3 8q-.3-3-2-5l1.2-.6q1.8 2.4 2 5.6z" fill="#7a4a24" />
      <path d="M12 7q1-5 6-5q0 5-6 5" fill="#4d9b3c" />
    </>
  ),
  [faces.pear]: (
    <>
      <path
        d="M12 6c3 0 3.3 2.5 4 5c.8 2.5 3 4 3 7c0 3-3 4.5-7 4.5s-7-1.5-7-4.5c0-3 2.2-4.5 3-7c.7-2.5 1-5 4-5"
        fill="#b5c334"
      />
      <path d="M11.4 7q0-3-.8-5h1.3q.8 2 .8 5z" fill="#7a4a24" />
    </>
  ),
  [faces.orange]: (
    <>
      <circle cx="12" cy="14" r="8" fill="#f08a1d" />
      <path d="M12 7q1-5 6-5q0 5-6 5" fill="#4d9b3c" />
    </>
  ),
  [faces.lemon]: (
    <>
      <path
        d="M3 13c1-6 11-10 16-5c1.5.5 2 1 2.5 2.5c-.5 1-.8 1.5-1 2.5c-1 7-12 10-16 4c-1.5-.8-2-2-1.5-4"
        fill="#f2d02c"
      />
    </>
  ),
  [faces.banana]: (
    <>
      <path d="M4 4c1 8 6 12.5 16 12.5l1 2c-10 4.5-19-2-19-13.5z" fill="#f2cc2f" />
      <path d="M2 5l2-1l.2-2h-2z" fill="#7a4a24" />
    </>
  ),
  [faces.melonSlice]: (
    <>
      <path d="M1.5 9h21a10.5 10.5 0 0 1-21 0" fill="#3f9142" />
      <path d="M3.5 9h17a8.5 8.5 0 0 1-17 0" fill="#e5484d" />
      <circle cx="8" cy="12" r="0.8" fill="#3a1d1d" />
      <circle cx="12" cy="14" r="0.8" fill="#3a1d1d" />
      <circle cx="16" cy="12" r="0.8" fill="#3a1d1d" />
    </>
  ),
  [faces.grapes]: (
    <>
      <circle cx="7" cy="9" r="2.8" fill="#7b3fa0" />
      <circle cx="12" cy="9" r="2.8" fill="#8e4fb5" />
      <circle cx="17" cy="9" r="2.8" fill="#7b3fa0" />
      <circle cx="9.5" cy="13.5" r="2.8" fill="#8e4fb5" />
      <circle cx="14.5" cy="13.5" r="2.8" fill="#7b3fa0" />
      <circle cx="12" cy="18" r="2.8" fill="#8e4fb5" />
      <path d="M11.5 7l.2-5h1.2l-.2 5z" fill="#7a4a24" />
    </>
  ),
  [faces.strawberry]: (
    <>
      <path d="M4 9c0-4 16-4 16 0c0 5-4 12-8 13c-4-1-8-8-8-13" fill="#dc2f3f" />
      <path d="M5 7q3.5-4 7-2q3.5-2 7 2q-3.5 2.5-7 0q-3.5 2.5-7 0" fill="#4d9b3c" />
      <circle cx="9" cy="12" r="0.7" fill="#ffe08a" />
      <circle cx="14" cy="12" r="0.7" fill="#ffe08a" />
      <circle cx="11.5" cy="16" r="0.7" fill="#ffe08a" />
    </>
  ),
  [faces.blueberry]: (
    <>
      <circle cx="12" cy="13" r="8.5" fill="#4763b5" />
      <path d="M12 6l1.2 2.3l2.6-.2l-1.5 2.1l1 2.3l-2.5-.4l-2 1.6l-.3-2.5l-2.3-1.2l2.3-1z" fill="#26386f" />
    </>
  ),
  [faces.cherries]: (
    <>
      <circle cx="7" cy="17" r="4.5" fill="#c4183c" />
      <circle cx="17" cy="18" r="4.5" fill="#d8274a" />
      <path d="M7 13q1-7 7-10q3 5 3 11h-1.2q0-5-2.3-9q-4.5 3-5.3 8z" fill="#4d9b3c" />
    </>
  ),
  [faces.peach]: (
    <>
      <circle cx="12" cy="14" r="8.3" fill="#f5a07a" />
      <path d="M12 6q-4 8 0 16q-1.5-8 0-16" fill="#d9734e" />
      <path d="M12 7q1-5 6-5q0 5-6 5" fill="#4d9b3c" />
    </>
  ),
  [faces.mango]: (
    <>
      <ellipse cx="12" cy="13" rx="9" ry="7" fill="#f0a72e" transform="rotate(-35 12 13)" />
      <ellipse cx="9" cy="16" rx="5" ry="4" fill="#e2603b" transform="rotate(-35 9 16)" />
    </>
  ),
  [faces.pineapple]: (
    <>
      <ellipse cx="12" cy="15.5" rx="6" ry="7" fill="#e0a526" />
      <path d="M12 9q-1-5 0-8q1 3 0 8q-3-4-6-4q2 4 6 4q4 0 6-4q-3 0-6 4" fill="#4d9b3c" />
      <path d="M7 12l9 9l.8-.9l-9-9zM17 12l-9 9l-.8-.9l9-9z" fill="#a8741a" />
    </>
  ),
  [faces.coconut]: (
    <>
      <circle cx="12" cy="12" r="10" fill="#6d4327" />
      <circle cx="12" cy="12" r="7.5" fill="#fbf7ee" />
      <circle cx="12" cy="12" r="4.5" fill="#e3dccb" />
    </>
  ),
  [faces.kiwi]: (
    <>
      <circle cx="12" cy="12" r="10" fill="#7a5a30" />
      <circle cx="12" cy="12" r="8.5" fill="#8bbf3c" />
      <circle cx="12" cy="12" r="3" fill="#eef3d0" />
      <circle cx="17.0" cy="12.0" r="0.8" fill="#24310f" />
      <circle cx="15.5" cy="15.5" r="0.8" fill="#24310f" />
      <circle cx="12.0" cy="17.0" r="0.8" fill="#24310f" />
      <circle cx="8.5" cy="15.5" r="0.8" fill="#24310f" />
      <circle cx="7.0" cy="12.0" r="0.8" fill="#24310f" />
      <circle cx="8.5" cy="8.5" r="0.8" fill="#24310f" />
      <circle cx="12.0" cy="7.0" r="0.8" fill="#24310f" />
      <circle cx="15.5" cy="8.5" r="0.8" fill="#24310f" />
    </>
  ),
  [faces.avocado]: (
    <>
      <path d="M12 2c4 0 4.5 4 6 8c2 5 1 12-6 12s-8-7-6-12c1.5-4 2-8 6-8" fill="#3f6b2f" />
      <path
        d="M12 4.5c2.5 0 3 3 4.2 6.5c1.5 4.5.8 9-4.2 9s-5.7-4.5-4.2-9c1.2-3.5 1.7-6.5 4.2-6.5"
        fill="#dfe79a"
      />
      <circle cx="12" cy="14.5" r="3.3" fill="#7b4a24" />
    </>
  ),
  [faces.plum]: (
    <>
      <ellipse cx="12" cy="13.5" rx="7.5" ry="8.5" fill="#6a2c70" />
      <path d="M12 5.5q-3 8 0 16q-1-8 0-16" fill="#4a1c50" />
      <path d="M12 7q1-5 6-5q0 5-6 5" fill="#4d9b3c" />
    </>
  ),
  [faces.fig]: (
    <>
      <path d="M12 3c1 4 8 7 8 12.5c0 4-4 6.5-8 6.5s-8-2.5-8-6.5c0-5.5 7-8.5 8-12.5" fill="#5b3a6e" />
      <ellipse cx="12" cy="15.5" rx="4.5" ry="4" fill="#d98ca0" />
      <circle cx="12" cy="15.5" r="1.4" fill="#f7e3c0" />
    </>
  ),
};
