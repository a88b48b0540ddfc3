import React, { useEffect } from "react";
import confetti from "canvas-confetti";
import flower from "@/assets/flower.png";

export default function Confetti() {
  useEffect(() => {
    confetti();
  }, []);
  return <img src={flower} alt="" />;
}
