import { createContext, useContext } from 'react';

type Overlays = { openPalette: () => void; openShortcuts: () => void };

export const OverlayContext = createContext<Overlays>({ openPalette: () => {}, openShortcuts: () => {} });

export const useOverlays = () => useContext(OverlayContext);
