import React, { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AnimatePresence, motion } from "framer-motion";
import { Plus } from "lucide-react";
import { createPageUrl } from "@/utils";
import { Button } from "@/components/ui/button";
import PlantCard from "../components/plants/PlantCard";
import PlantForm from "../components/plants/PlantForm";
import usePlants from "@/hooks/usePlants";

export default function PlantsPage() {
  const navigate = useNavigate();
  const { plants, isLoading, save } = usePlants();
  const [isOpen, setIsOpen] = useState(false);

  const handleSubmit = async (values) => {
    await save(values);
    setIsOpen(false);
  };

  return (
    <div className="space-y-4">
      <div className="flex items-center justify-between">
        <h1 className="text-2xl font-bold">Plants</h1>
        <Button onClick={() => setIsOpen(true)}><Plus className="mr-2 h-4 w-4" />Add plant</Button>
      </div>
      <AnimatePresence>
        {isOpen && (
          <motion.div initial={{ opacity: 0, y: -8 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0 }}>
            <PlantForm onSubmit={handleSubmit} onCancel={() => setIsOpen(false)} />
          </motion.div>
        )}
      </AnimatePresence>
      {isLoading && <p>Loading...</p>}
      {!isLoading && plants.length === 0 && <p>No plants yet.</p>}
      <ul aria-label="Plants" className="grid gap-3 md:grid-cols-2">
        {plants.map((plant) => (
          <PlantCard
            key={plant.id}
            plant={plant}
            onOpen={() => navigate(createPageUrl(`PlantDetail?id=${plant.id}`))}
          />
        ))}
      </ul>
    </div>
  );
}
