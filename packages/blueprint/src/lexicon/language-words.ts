const pairs = (text: string): readonly (readonly [english: string, foreign: string])[] =>
  text.split(';').map((pair) => {
    const [english = '', foreign = ''] = pair.split('=');
    return [english, foreign] as const;
  });

/** Plain words of the languages that people learn most, each with its English one. */
export const languageWords: Readonly<
  Record<string, readonly (readonly [english: string, foreign: string])[]>
> = {
  spanish: pairs(
    'the bridge=el puente;the rain=la lluvia;the forest=el bosque;the window=la ventana;to learn=aprender;the key=la llave;tomorrow=mañana;the friend=el amigo',
  ),
  french: pairs(
    'the bridge=le pont;the rain=la pluie;the forest=la forêt;the window=la fenêtre;to learn=apprendre;the key=la clé;tomorrow=demain;the friend=l’ami',
  ),
  german: pairs(
    'the bridge=die Brücke;the rain=der Regen;the forest=der Wald;the window=das Fenster;to learn=lernen;the key=der Schlüssel;tomorrow=morgen;the friend=der Freund',
  ),
  italian: pairs(
    'the bridge=il ponte;the rain=la pioggia;the forest=il bosco;the window=la finestra;to learn=imparare;the key=la chiave;tomorrow=domani;the friend=l’amico',
  ),
  portuguese: pairs(
    'the bridge=a ponte;the rain=a chuva;the forest=a floresta;the window=a janela;to learn=aprender;the key=a chave;tomorrow=amanhã;the friend=o amigo',
  ),
  dutch: pairs(
    'the bridge=de brug;the rain=de regen;the forest=het bos;the window=het raam;to learn=leren;the key=de sleutel;tomorrow=morgen;the friend=de vriend',
  ),
  swedish: pairs(
    'the bridge=bron;the rain=regnet;the forest=skogen;the window=fönstret;to learn=att lära sig;the key=nyckeln;tomorrow=i morgon;the friend=vännen',
  ),
  japanese: pairs('bridge=橋;rain=雨;forest=森;window=窓;to learn=学ぶ;key=鍵;tomorrow=明日;friend=友達'),
};

export const languageNames = Object.keys(languageWords);
